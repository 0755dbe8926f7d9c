import type { Locale } from './locales.ts';

interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** Texts of the page that the browser shows while offline. */
const words: Readonly<Record<Locale, OfflineWords>> = {
  en: {
    title: 'You are offline',
    text: 'This page will open automatically when you are back online. Files you added in another tab are still there.',
    again: 'Try again',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page s’ouvrira automatiquement au retour de la connexion. Les fichiers ajoutés dans un autre onglet y sont toujours.',
    again: 'Réessayer',
  },
};

export function offlineWords(locale: Locale): OfflineWords {
  return words[locale];
}
