import { formatMoment } from '@octavo/i18n/moments';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

const never = () => () => undefined;

/**
 * Writes moments in the reader's own time zone. The server does not know it: what it draws, and what the browser
 * starts from, is in that of Greenwich.
 */
export function useMoment(): (moment: string | Date, options?: { time?: boolean }) => string {
  const locale = useLocale();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  return (moment, options = {}) =>
    formatMoment(locale, new Date(moment), { ...options, timeZone: isHere ? undefined : 'UTC' });
}
