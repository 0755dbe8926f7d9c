import type { Locale } from './locales.ts';

interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** Texts of the page that the browser shows while offline. */
const words: Readonly<Record<Locale, OfflineWords>> = {
  en: {
    title: 'No connection',
    text: 'This page needs a connection and opens by itself once it is back. Files you have on the desk in another tab are still there.',
    again: 'Try again',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Cette page a besoin d’une connexion et s’ouvrira d’elle-même à son retour. Les fichiers déposés dans un autre onglet y sont toujours.',
    again: 'Réessayer',
  },
};

export function offlineWords(locale: Locale): OfflineWords {
  return words[locale];
}
