/** Languages that can be read, by the names of their data. */
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

/** Each language more makes mistakes likelier and takes longer. */
export const mostLanguages = 4;
