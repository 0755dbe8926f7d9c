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
      auto: { label: 'Read them', hint: 'Pages without text of their own' },
      all: { label: 'Read every page', hint: 'Words in pictures beside text, too' },
      off: { label: 'Do not read them', hint: 'Quicker, but their words are missing' },
    },
  },
  language: {
    label: 'Language of scans',
    hint: 'The one most of the text is in, or up to four',
    choices: languageChoices,
  },
};
