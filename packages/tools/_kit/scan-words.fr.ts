/** Labels of the supported OCR languages. */
export const languageChoices = {
  eng: { label: 'Anglais' },
  fra: { label: 'Français' },
  deu: { label: 'Allemand' },
  spa: { label: 'Espagnol' },
  ita: { label: 'Italien' },
  por: { label: 'Portugais' },
  nld: { label: 'Néerlandais' },
  chi_sim: { label: 'Chinois simplifié' },
  chi_tra: { label: 'Chinois traditionnel' },
  jpn: { label: 'Japonais' },
  ara: { label: 'Arabe' },
};

/** Words of the options in `scan-fields`. */
export const scanWords = {
  ocr: {
    label: 'Pages numérisées',
    choices: {
      auto: { label: 'Reconnaître le texte (OCR)', hint: 'Sur les pages sans texte' },
      all: { label: 'OCR sur toutes les pages', hint: 'Y compris le texte dans les images' },
      off: { label: 'Sans OCR', hint: 'Plus rapide, mais le texte des numérisations manque' },
    },
  },
  language: {
    label: 'Langue des numérisations',
    hint: 'Langue principale d’abord ; quatre au plus',
    choices: languageChoices,
  },
};
