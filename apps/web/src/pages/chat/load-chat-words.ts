import type { ChatWords } from '@octavo/i18n/chat';
import { registerWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';

const words: Readonly<Record<Locale, () => Promise<ChatWords>>> = {
  en: async () => (await import('@octavo/i18n/chat.en')).english,
  fr: async () => (await import('@octavo/i18n/chat.fr')).french,
};

/** Loads the texts of a conversation; the page with the upload is read without them. */
export async function loadChatWords(locale: Locale): Promise<void> {
  registerWords(locale, { chat: await words[locale]() });
}
