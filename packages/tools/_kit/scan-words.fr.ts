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
      auto: { label: 'Les lire', hint: 'Les pages qui n’ont pas de texte à elles' },
      all: { label: 'Lire toutes les pages', hint: 'Y compris les mots des images à côté du texte' },
      off: { label: 'Ne pas les lire', hint: 'Plus rapide, mais leurs mots manqueront' },
    },
  },
  language: {
    label: 'Langue des numérisations',
    hint: 'Celle de l’essentiel du texte ; quatre langues au plus',
    choices: languageChoices,
  },
};
