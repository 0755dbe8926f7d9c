/** Labels of the supported OCR languages. */
export const languageChoices = {
  eng: { label: 'English' },
  fra: { label: 'French' },
  deu: { label: 'German' },
  spa: { label: 'Spanish' },
  ita: { label: 'Italian' },
  por: { label: 'Portuguese' },
  nld: { label: 'Dutch' },
  chi_sim: { label: 'Chinese, simplified' },
  chi_tra: { label: 'Chinese, traditional' },
  jpn: { label: 'Japanese' },
  ara: { label: 'Arabic' },
};

/** Words of the options in `scan-fields`. */
export const scanWords = {
  ocr: {
    label: 'Scanned pages',
    choices: {
      auto: { label: 'Recognize text (OCR)', hint: 'On pages without text' },
      all: { label: 'OCR on every page', hint: 'Includes text inside images' },
      off: { label: 'No OCR', hint: 'Faster, but text on scans is missing' },
    },
  },
  language: {
    label: 'Language of scans',
    hint: 'Main language first; up to four',
    choices: languageChoices,
  },
};
