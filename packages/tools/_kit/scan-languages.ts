/** Supported OCR languages, by the names of their data files. */
export const languages = [
  'eng',
  'fra',
  'deu',
  'spa',
  'ita',
  'por',
  'nld',
  'chi_sim',
  'chi_tra',
  'jpn',
  'ara',
] as const;

/** Each additional language takes longer and makes errors more likely. */
export const mostLanguages = 4;
