import { formatDate, formatMoment } from '@octavo/i18n/moments';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

interface Writing {
  readonly time?: boolean;
  /** Numeric format, for the columns of a table. */
  readonly inFigures?: boolean;
}

const never = () => () => undefined;

/**
 * Formats moments in the reader's own time zone. The server does not know it, so server rendering and
 * hydration use UTC. Times name their zone.
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
