import { formatDate, formatMoment } from '@octavo/i18n/moments';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

interface Writing {
  readonly time?: boolean;
  /** For a column of a table, in figures. */
  readonly inFigures?: boolean;
}

const never = () => () => undefined;

/**
 * Writes moments in the reader's own time zone. The server does not know it: what it draws, and what the browser
 * starts from, is in that of Greenwich. Times name their zone.
 */
export function useMoment(): (moment: string | Date, writing?: Writing) => string {
  const locale = useLocale();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const timeZone = isHere ? undefined : 'UTC';

  return (moment, { time = false, inFigures = false } = {}) =>
    (inFigures ? formatDate : formatMoment)(locale, new Date(moment), { time, timeZone });
}
