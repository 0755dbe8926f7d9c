import type { Locale } from './locales.ts';

const sizeUnits: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  en: ['B', 'KB', 'MB', 'GB'],
  fr: ['o', 'Ko', 'Mo', 'Go'],
};

/** French keeps a number and its unit on one line; in English the line may break. */
const unitSpace: Readonly<Record<Locale, string>> = { en: ' ', fr: '\u00a0' };

/** Thousands are set apart by a comma, or by a narrow space that does not break. */
const groupSeparator: Readonly<Record<Locale, string>> = { en: ',', fr: '\u202f' };

/** Units of a duration, so few that they need no tables of the language in the browser. Both languages add an s. */
const durationUnits = {
  en: { hour: 'hour', minute: 'minute', second: 'second' },
  fr: { hour: 'heure', minute: 'minute', second: 'seconde' },
} as const;

/** The number one as a word, in the gender of hour, minute and second. */
const one: Readonly<Record<Locale, string>> = { en: 'one', fr: 'une' };

export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  // Every page has whole numbers, and the first formatter of a page loads the tables of its language: a tenth of a
  // second on a phone. The most digits of a fraction are the one option that does not change them.
  const isPlain = Object.keys(options).every((option) => option === 'maximumFractionDigits');

  if (isPlain && Number.isSafeInteger(value) && value >= 0) {
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, groupSeparator[locale]);
  }

  return new Intl.NumberFormat(locale, options).format(value);
}

/** A share from 0 to 1 as a percentage. Rounds down, so that only a whole reads as 100 %. */
export function formatPercent(locale: Locale, share: number, maximumFractionDigits = 0): string {
  return formatNumber(locale, share, { style: 'percent', maximumFractionDigits, roundingMode: 'floor' });
}

/** `6.2 MB`: steps of 1,024, one decimal under 10. */
export function formatBytes(locale: Locale, bytes: number): string {
  let value = bytes;
  let step = 0;

  // Judged after rounding: 1,023.7 KB would otherwise read as 1,024 KB.
  while (step < 3 && Math.round(value) >= 1024) {
    value /= 1024;
    step += 1;
  }

  const number = formatNumber(locale, value, { maximumFractionDigits: value < 10 ? 1 : 0 });

  return `${number}${unitSpace[locale]}${sizeUnits[locale][step]}`;
}

/** `label: text`, with the space that French puts before a colon. */
export function labelled(locale: Locale, label: string, text: string): string {
  return `${label}${locale === 'fr' ? '\u00a0' : ''}: ${text}`;
}

/** Chooses the plural form for a count and replaces `{count}` in it. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;

  return form.replaceAll('{count}', formatNumber(locale, count));
}

/** `one hour`, `90 minutes`, `5 seconds`: hours if exact, else minutes, else seconds. */
export function formatDuration(locale: Locale, seconds: number): string {
  const [count, unit] = inOneUnit(Math.round(seconds));
  const word = durationUnits[locale][unit];

  if (count === 1) {
    return `${one[locale]} ${word}`;
  }

  // French counts nothing in the singular.
  const ending = count === 0 && locale === 'fr' ? '' : 's';

  return `${formatNumber(locale, count)}${unitSpace[locale]}${word}${ending}`;
}

/** `30 days`. */
export function formatDays(locale: Locale, days: number): string {
  const words = formatNumber(locale, days, { style: 'unit', unit: 'day', unitDisplay: 'long' });

  return words.replace(/\s(?=\D+$)/, unitSpace[locale]);
}

function inOneUnit(seconds: number): [count: number, unit: 'hour' | 'minute' | 'second'] {
  if (seconds >= 3600 && seconds % 3600 === 0) {
    return [seconds / 3600, 'hour'];
  }

  return seconds >= 60 ? [Math.round(seconds / 60), 'minute'] : [seconds, 'second'];
}

/** `$8.99`, `8,99 €`: formats an amount of the API in the given language. */
export function formatMoney(locale: Locale, value: string, currency: string): string {
  return formatNumber(locale, Number(value), { style: 'currency', currency });
}
