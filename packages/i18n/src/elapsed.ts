import { formatNumber } from './format.ts';
import type { Locale } from './locales.ts';

/** `1.2 sec`, `48 sec`, `3 min`: time that some work took. */
export function formatElapsed(locale: Locale, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];

  return formatNumber(locale, value, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  });
}
