import { registerWords, type WorkWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';

const words: Readonly<Record<Locale, () => Promise<WorkWords>>> = {
  en: async () => (await import('@octavo/i18n/work.en')).english,
  fr: async () => (await import('@octavo/i18n/work.fr')).french,
};

/** Loads the texts for files and failures: most visitors leave before they need them. */
export async function loadWorkWords(locale: Locale): Promise<void> {
  registerWords(locale, await words[locale]());
}
