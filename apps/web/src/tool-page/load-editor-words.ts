import type { EditorWords } from '@octavo/i18n/editor';
import { registerWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';

const words: Readonly<Record<Locale, () => Promise<EditorWords>>> = {
  en: async () => (await import('@octavo/i18n/editor.en')).english,
  fr: async () => (await import('@octavo/i18n/editor.fr')).french,
};

/** Loads the texts of the page editor. */
export async function loadEditorWords(locale: Locale): Promise<void> {
  registerWords(locale, { editor: await words[locale]() });
}
