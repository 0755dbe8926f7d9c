import type { Convention, DateOrder, DecimalMark } from './cell-value.ts';
import { dateOrderOf } from './read-date.ts';
import { decimalMarkOf } from './read-number.ts';

/** Languages with a decimal point. */
const pointLanguages =
  /^(en|zh|ja|ko|th|he|hi|bn|ms|de-ch|de-li|it-ch|es-(mx|us|gt|hn|ni|pa|pe|pr|sv|do))\b/i;

/** Language tags of English with the month first; other languages have the day first. */
const monthFirstLanguages = /^en-(us|ph)\b/i;

/** A number with one separator before exactly three digits: usually a thousands separator. */
const threeDigits = /\d([.,])\d{3}(?!\d)/;

/** Notation derived from the numbers and dates of a document; its language decides the rest. */
export function conventionOf(texts: readonly string[], language: string | null): Convention {
  return {
    decimal: decimalOf(texts) ?? decimalOfLanguage(language) ?? decimalByThousands(texts),
    dates: orderOf(texts) ?? datesOfLanguage(language),
  };
}

/** Notation derived from one column, or else that of the document. */
export function columnConvention(texts: readonly string[], document: Convention): Convention {
  return { decimal: decimalOf(texts) ?? document.decimal, dates: orderOf(texts) ?? document.dates };
}

function decimalOf(texts: readonly string[]): DecimalMark | null {
  return majority(texts.map(decimalMarkOf));
}

function orderOf(texts: readonly string[]): DateOrder | null {
  return majority(texts.map(dateOrderOf));
}

/**
 * In 1,234,567 the commas separate thousands, so the point is the decimal mark; null when no number shows
 * this.
 */
function decimalByThousands(texts: readonly string[]): DecimalMark | null {
  const grouping = majority(texts.map((text) => threeDigits.exec(text)?.[1] ?? null));

  return grouping === null ? null : grouping === ',' ? '.' : ',';
}

function decimalOfLanguage(language: string | null): DecimalMark | null {
  return language === null ? null : pointLanguages.test(language) ? '.' : ',';
}

function datesOfLanguage(language: string | null): DateOrder | null {
  if (language === null || /^en$/i.test(language)) {
    return null;
  }

  return monthFirstLanguages.test(language) ? 'month-day' : 'day-month';
}

/** Most common vote; null when there is none, or a tie. */
function majority<Said extends string>(votes: readonly (Said | null)[]): Said | null {
  const counts = new Map<Said, number>();

  for (const vote of votes) {
    if (vote !== null) {
      counts.set(vote, (counts.get(vote) ?? 0) + 1);
    }
  }

  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);

  return first === undefined || first[1] === second?.[1] ? null : first[0];
}
