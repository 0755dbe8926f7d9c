import type { Locale } from './locales.ts';

interface ResultDownloadWords {
  readonly preparing: string;
  readonly begun: string;
  readonly where: string;
  readonly whereOnDesktop: string;
  readonly failed: string;
  readonly again: string;
  readonly close: string;
}

/** Texts of the download notice. */
const words: Readonly<Record<Locale, ResultDownloadWords>> = {
  en: {
    preparing: 'Preparing your download…',
    begun: 'Download started',
    where: 'You will find it in your browser’s downloads. Our copy is deleted {retention} after upload.',
    whereOnDesktop: 'You will find it in your downloads folder.',
    failed: 'The download could not start',
    again: 'Download again',
    close: 'Close',
  },
  fr: {
    preparing: 'Préparation du téléchargement…',
    begun: 'Téléchargement lancé',
    where:
      'Vous le trouverez dans les téléchargements de votre navigateur. Notre copie est supprimée {retention} après l’envoi.',
    whereOnDesktop: 'Vous le trouverez dans votre dossier de téléchargements.',
    failed: 'Le téléchargement n’a pas pu démarrer',
    again: 'Télécharger à nouveau',
    close: 'Fermer',
  },
};

export function downloadWords(locale: Locale): ResultDownloadWords {
  return words[locale];
}
