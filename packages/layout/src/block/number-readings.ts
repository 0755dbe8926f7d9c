import type { NumberFormat } from '../model.ts';

/** One interpretation of an item's label as a number. */
export interface NumberReading {
  readonly format: NumberFormat;
  readonly value: number;
  readonly before: string;
  readonly after: string;
  /** Number of outer levels that the label repeats: 2 for `2.1.4`. */
  readonly outerLevels: number;
  /** All numbers of the label. */
  readonly path: readonly number[];
}

const numbered =
  /^([(（]?)(\d{1,3}(?:\.\d{1,3}){0,5}|[a-z]|[A-Z]|[ivxlcdm]{1,7}|[IVXLCDM]{1,7}|[\u2160-\u217b]|[가나다라마바사아자차카타파하]|[アイウエオカキクケコサシスセソタチツテト]|[一二三四五六七八九十]{1,3}|[\u2460-\u2473])([.)．）、]{1,2}|\])?$/u;

const hangul = '가나다라마바사아자차카타파하';
const kana = 'アイウエオカキクケコサシスセソタチツテト';
const ideographs = '一二三四五六七八九';

/**
 * Interpretations of a label as a number, most likely first: `i.` may be a letter or Roman. Empty for other
 * text.
 */
export function numberReadings(text: string): NumberReading[] {
  const match = numbered.exec(text);

  if (match === null) {
    return [];
  }

  const [, before = '', number = '', after = ''] = match;
  const around = { before, after, outerLevels: 0 };

  if (/^\d/.test(number)) {
    const path = number.split('.').map(Number);

    return [{ ...around, format: 'decimal', value: path.at(-1) ?? 0, outerLevels: path.length - 1, path }];
  }

  return (eastAsian(number, after) ?? european(number.normalize('NFKC'))).map((reading) => ({
    ...around,
    ...reading,
    path: [reading.value],
  }));
}

type Count = Pick<NumberReading, 'format' | 'value'>;

/**
 * Numbers of East Asian scripts; null for others. Letters need punctuation after them, as they may be words.
 */
function eastAsian(number: string, after: string): Count[] | null {
  const circled = (number.codePointAt(0) ?? 0) - 0x245f;

  if (circled >= 1 && circled <= 20) {
    return [{ format: 'circled', value: circled }];
  }

  const counts: Count[] = [
    { format: 'hangul', value: hangul.indexOf(number) + 1 },
    { format: 'kana', value: kana.indexOf(number) + 1 },
    { format: 'ideographic', value: ideographValue(number) },
  ];
  const found = counts.filter(({ value }) => value > 0);

  return found.length === 0 ? null : after === '' ? [] : found;
}

/** Value of an ideographic number below a hundred; 0 for other text. */
function ideographValue(number: string): number {
  const [, tens, ten, ones] = /^(?:([二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(number) ?? [];
  const digitOf = (sign: string | undefined): number =>
    sign === undefined ? 0 : ideographs.indexOf(sign) + 1;

  return (ten === undefined ? 0 : Math.max(1, digitOf(tens)) * 10) + digitOf(ones);
}

function european(number: string): Count[] {
  const isUpper = number === number.toUpperCase();
  const readings: Count[] = [];
  const roman = romanValue(number.toLowerCase());

  if (/^[a-z]$/i.test(number)) {
    const value = number.toLowerCase().charCodeAt(0) - 96;
    readings.push({ format: isUpper ? 'upper-letter' : 'lower-letter', value });
  }

  if (roman !== null) {
    readings.push({ format: isUpper ? 'upper-roman' : 'lower-roman', value: roman });
  }

  // `i)` opens a list of Roman numbers far more often than it is the ninth letter.
  return /^i$/i.test(number) ? readings.reverse() : readings;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Value of a well-formed Roman number; null for other text. */
function romanValue(roman: string): number | null {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(roman) || roman === '') {
    return null;
  }

  let value = 0;

  for (const [index, digit] of [...roman].entries()) {
    const own = romanDigits[digit] ?? 0;
    const next = romanDigits[roman[index + 1] ?? ''] ?? 0;
    value += own < next ? -own : own;
  }

  return value;
}
