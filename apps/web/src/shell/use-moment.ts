import type { Locale } from '@octavo/i18n/locales';
import { formatDate, formatMoment, formatTime } from '@octavo/i18n/moments';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

interface Writing {
  readonly time?: boolean;
  /** Numeric format, for the columns of a table. */
  readonly inFigures?: boolean;
}

const never = () => () => undefined;

/**
 * Formats moments in the reader's own time zone and way, such as `November 25, 2026 at 3:30 PM`. The server does not
 * know them, so server rendering and hydration use UTC, named, and the way of the page's language.
 */
export function useMoment(): (moment: string | Date, writing?: Writing) => string {
  const locale = useLocale();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const timeZone = isHere ? undefined : 'UTC';
  const language = isHere ? readersTag(locale) : undefined;

  return (moment, { time = false, inFigures = false } = {}) =>
    (inFigures ? formatDate : formatMoment)(locale, new Date(moment), { time, timeZone, language });
}

/** A time of today in the reader's own way, such as `3:30 PM`; for parts that only the browser renders. */
export function clockTime(locale: Locale, date: Date): string {
  return formatTime(locale, date, undefined, readersTag(locale));
}

/** The reader's own variant of the page's language, such as `en-US`; undefined when the browser names none. */
function readersTag(locale: Locale): string | undefined {
  return navigator.languages.find((tag) => tag.split('-')[0] === locale && tag !== locale);
}
