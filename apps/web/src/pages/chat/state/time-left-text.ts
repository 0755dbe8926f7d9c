import type { ChatWords } from '@octavo/i18n/chat';
import { formatDuration } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';

const minute = 60_000;

/** Time until a conversation is deleted, in whole minutes. */
export function timeLeftText(
  locale: Locale,
  { soon }: Pick<ChatWords, 'soon'>,
  milliseconds: number,
): string {
  return milliseconds < minute ? soon : formatDuration(locale, Math.ceil(milliseconds / minute) * 60);
}
