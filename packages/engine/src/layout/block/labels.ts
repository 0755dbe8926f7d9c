import type { NumberFormat } from '../model.ts';
import type { Line, SetGlyph } from '../text/lines.ts';
import type { Bounds } from './draft.ts';

/** The label that a line begins with. */
export interface Label {
  /** As printed. */
  readonly text: string;
  readonly kind: 'bullet' | 'number';
  /** How many glyphs it takes. */
  readonly glyphs: number;
  /** Where it and the text after it begin, as `readingStart` counts. */
  readonly left: number;
  readonly textLeft: number;
  /** What it may count, most likely first; empty for bullets. `i.` is a letter or a Roman one. */
  readonly readings: readonly NumberReading[];
}

export interface NumberReading {
  readonly format: NumberFormat;
  readonly value: number;
  readonly before: string;
  readonly after: string;
  /** Levels that a label like `2.1.4` repeats: 2. */
  readonly outerLevels: number;
  /** All of its numbers. */
  readonly path: readonly number[];
}

/** Marks of items; those of symbol fonts come as private use characters. */
const bullet = /^[•●○◦▪▫■□◆◇❖►▸▶➢➤➔→‣⁃·∙✓✔✗✘❑❒\uf020-\uf0ff–—-]$|^[*o]$/u;

const numbered =
  /^(\(?)(\d{1,3}(?:\.\d{1,3}){0,5}|[a-z]|[A-Z]|[ivxlcdm]{1,7}|[IVXLCDM]{1,7})([.)]{1,2}|\])?$/;

/** Where a box begins for who reads: its left edge, or its right one counted the other way. */
export function readingStart({ left, right }: Bounds, direction: Line['direction']): number {
  return direction === 'rtl' ? -right : left;
}

/** The label of a line: its first word, when that is a mark or a number and text follows at a distance. */
export function labelOf(line: Line): Label | null {
  const end = firstWordEnd(line.glyphs);
  const next = line.glyphs[end];
  const [first] = line.glyphs;

  if (first === undefined || next === undefined) {
    return null;
  }

  const text = line.glyphs
    .slice(0, end)
    .map(({ glyph }) => glyph.text)
    .join('');
  const left = readingStart(first.glyph, line.direction);
  const textLeft = readingStart(next.glyph, line.direction);
  const place = { text, glyphs: end, left, textLeft };

  if (bullet.test(text)) {
    // A lone letter or dash is a mark only when text stands well apart of it.
    const gap = textLeft - left - (first.glyph.right - first.glyph.left);
    const isPlain = /^[*o–—-]$/.test(text);
    const isSetApart = first.glyph.object !== next.glyph.object && first.glyph.font !== next.glyph.font;

    return isPlain && gap < line.sizePoints * (isSetApart ? 0.15 : 0.45)
      ? null
      : { ...place, kind: 'bullet', readings: [] };
  }

  const match = numbered.exec(text.replace(/\s/g, ''));

  if (match === null) {
    return null;
  }

  const [, before = '', number = '', after = ''] = match;
  const readings = readNumber(number, before, after);
  const isBare = after === '' && !number.includes('.');

  // A number alone counts nothing unless it stands clearly apart.
  if (readings.length === 0 || (isBare && (next.before !== '\t' || !/^\d{1,2}$/.test(number)))) {
    return null;
  }

  return { ...place, kind: 'number', readings };
}

function firstWordEnd(glyphs: readonly SetGlyph[]): number {
  const end = glyphs.findIndex(({ before }, index) => index > 0 && before !== '');

  return end < 0 ? glyphs.length : end;
}

function readNumber(number: string, before: string, after: string): NumberReading[] {
  const around = { before, after, outerLevels: 0 };

  if (/^\d/.test(number)) {
    const path = number.split('.').map(Number);

    return [{ ...around, format: 'decimal', value: path.at(-1) ?? 0, outerLevels: path.length - 1, path }];
  }

  const isUpper = number === number.toUpperCase();
  const readings: NumberReading[] = [];
  const roman = romanValue(number.toLowerCase());

  if (number.length === 1) {
    const value = number.toLowerCase().charCodeAt(0) - 96;
    readings.push({ ...around, format: isUpper ? 'upper-letter' : 'lower-letter', value, path: [value] });
  }

  if (roman !== null) {
    const reading = { ...around, format: isUpper ? ('upper-roman' as const) : ('lower-roman' as const) };
    readings.push({ ...reading, value: roman, path: [roman] });
  }

  // `i)` opens a list of Roman numbers far more often than it is the ninth letter.
  return /^i$/i.test(number) ? readings.reverse() : readings;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** The value of a well-formed Roman number, or null. */
export function romanValue(roman: string): number | null {
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
