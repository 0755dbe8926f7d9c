import type { Locale } from './locales.ts';

interface DownloadWords {
  readonly preparing: string;
  readonly begun: string;
  readonly where: string;
  readonly failed: string;
  readonly again: string;
  readonly close: string;
}

/** Texts of the download notice. */
const words: Readonly<Record<Locale, DownloadWords>> = {
  en: {
    preparing: 'Preparing your download…',
    begun: 'Your download has begun',
    where:
      'You will find it where your browser saves files. The copy here is destroyed {retention} after the upload.',
    failed: 'The download could not begin',
    again: 'Download again',
    close: 'Close',
  },
  fr: {
    preparing: 'Préparation du téléchargement…',
    begun: 'Votre téléchargement a commencé',
    where:
      'Vous le trouverez là où votre navigateur enregistre les fichiers. La copie conservée ici est détruite {retention} après l’envoi.',
    failed: 'Le téléchargement n’a pas pu commencer',
    again: 'Télécharger à nouveau',
    close: 'Fermer',
  },
};

export function downloadWords(locale: Locale): DownloadWords {
  return words[locale];
}
