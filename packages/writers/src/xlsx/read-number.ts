import type { CellValue, DecimalMark } from './cell-value.ts';
import { currency } from './currencies.ts';

/** Parts of a number as written. */
interface WrittenNumber {
  readonly negative: 'none' | 'minus' | 'brackets' | 'trailing';
  readonly plus: boolean;
  /** Text before and after the digits: currency, percent. */
  readonly prefix: string;
  readonly suffix: string;
  /** Digits with the separators between them. */
  readonly digits: string;
}

/**
 * A number with more digits than a spreadsheet keeps, or than an amount has without separators, is a code.
 */
const mostDigits = 15;
const mostPlainDigits = 11;
const telephoneDigits = 9;

const spaces = /[\u0020\u00a0\u2007\u2009\u202f]/g;
const form = new RegExp(
  String.raw`^(\(|\[)?\s*([-+\u2010-\u2015\u2212])?\s*(${currency})?\s*([-+\u2010-\u2015\u2212])?\s*(\(?)\s*(\d[\d.,'’\u0020\u00a0\u2007\u2009\u202f]*|[.,]\d+)\s*(\)?)\s*(%|‰|${currency})?\s*([-\u2010-\u2015\u2212])?\s*(\)|\])?\s*(%|${currency})?$`,
  'u',
);

/** Decimal mark that a number must have; null when both fit or it is not a number. */
export function decimalMarkOf(text: string): DecimalMark | null {
  const written = takeApart(text);

  if (written === null) {
    return null;
  }

  const { digits } = written;
  const marks: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = digits.search(/[.,][^.,]*$/);
  const mark = digits[last];

  if (mark !== '.' && mark !== ',') {
    return null;
  }

  const other = mark === '.' ? ',' : '.';
  const behind = digits.slice(last + 1).length;

  if (marks.includes(other)) {
    return mark;
  }

  if (marks.length > 1) {
    return other;
  }

  // `0.125` has decimals; `125.125` may be 125,125 with a thousands separator.
  return behind !== 3 || /^0[.,]|^[.,]/.test(digits) || digits.slice(0, last).replace(spaces, '').length > 3
    ? mark
    : null;
}

/** Reads a number; null for other text: codes with leading zeros, telephone numbers, long ids, units. */
export function readNumber(text: string, decimal: DecimalMark): CellValue | null {
  const written = takeApart(text);

  if (written === null) {
    return null;
  }

  const parts = partsOf(written.digits, decimal);

  if (parts === null) {
    return null;
  }

  const { whole, fraction, grouped } = parts;
  const isTelephone = written.plus && whole.length >= telephoneDigits;
  const isCode = isTelephone || /^0\d/.test(whole) || (whole + fraction).length > mostDigits;

  if (isCode || (!grouped && whole.length > mostPlainDigits)) {
    return null;
  }

  const percent = written.suffix === '%';
  const size = Number(`${whole === '' ? '0' : whole}.${fraction === '' ? '0' : fraction}`);
  const value = (written.negative === 'none' ? size : -size) / (percent ? 100 : 1);

  return {
    kind: 'number',
    value: percent ? Number(value.toPrecision(15)) : value,
    format: formatOf(written, grouped, fraction.length),
    text,
  };
}

function takeApart(text: string): WrittenNumber | null {
  const match = form.exec(text.trim());

  if (match === null) {
    return null;
  }

  const [
    ,
    open = '',
    sign = '',
    before = '',
    innerSign = '',
    innerOpen = '',
    digits = '',
    innerClose = '',
    behind = '',
    trailing = '',
    close = '',
    last = '',
  ] = match;
  const opened = `${open}${innerOpen}`;
  const closed = `${innerClose}${close}`;

  if (opened.length !== closed.length || opened.length > 1 || (behind !== '' && last !== '')) {
    return null;
  }

  const suffix = behind === '' ? last : behind;

  if (suffix === '‰') {
    return null;
  }

  const minus = [sign, innerSign].some((character) => character !== '' && character !== '+');
  const negative = opened === '' ? (minus ? 'minus' : trailing === '' ? 'none' : 'trailing') : 'brackets';

  return { negative, plus: sign === '+', prefix: before, suffix, digits: digits.trim() };
}

/** Integer and fraction without separators; null when the separators are misplaced. */
function partsOf(
  digits: string,
  decimal: DecimalMark,
): { whole: string; fraction: string; grouped: boolean } | null {
  const [whole = '', fraction = '', ...more] = digits.split(decimal);

  if (more.length > 0 || !/^\d*$/.test(fraction)) {
    return null;
  }

  if (/^\d*$/.test(whole)) {
    return { whole, fraction, grouped: false };
  }

  const mark = decimal === '.' ? ',' : '.';
  const groups = whole.replace(spaces, ' ').replaceAll('’', "'");
  const separators = [mark, ' ', "'"].filter((separator) => groups.includes(separator));
  const [separator = ''] = separators;
  const parts = groups.split(separator);

  // Thousands, or the Indian lakhs and crores: 12,34,567.
  const isGrouped =
    separators.length === 1 &&
    /^\d{1,3}$/.test(parts[0] ?? '') &&
    (parts.slice(1).every((part) => /^\d{3}$/.test(part)) ||
      (separator === ',' &&
        parts.slice(1, -1).every((part) => /^\d\d$/.test(part)) &&
        /^\d{3}$/.test(parts.at(-1) ?? '')));

  return isGrouped ? { whole: parts.join(''), fraction, grouped: true } : null;
}

function formatOf(
  { negative, plus, prefix, suffix }: WrittenNumber,
  grouped: boolean,
  decimals: number,
): string {
  const digits = `${grouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  const before = prefix === '' ? '' : `${quoted(prefix)}${prefix.length > 1 ? ' ' : ''}`;
  const behind = suffix === '%' ? '%' : suffix === '' ? '' : quoted(` ${suffix}`);
  const positive = `${before}${digits}${behind}`;

  if (negative === 'brackets') {
    return `${positive};(${positive})`;
  }

  if (negative === 'trailing') {
    return `${positive};${positive}-`;
  }

  if (plus) {
    return `+${positive};-${positive}`;
  }

  return positive === '0' ? 'General' : positive;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}
