import type { TextStyle } from '@octavo/layout/model';
import type { DocumentContent, FontFace, PageGlyph } from '@octavo/pdf/content/page-content';
import { familyWidths } from '../../ooxml/family-widths.ts';
import { freeFamily, wordFamily } from './word-family.ts';

/** Width corrections that keep the line breaks of the source. */
export interface FontFit {
  /** Letter widths of a style, in percent of the widths in its substitute font. */
  percentOf(style: TextStyle, text: string): number;
  /** True when lines of a style keep their length on every computer. */
  isExact(style: TextStyle): boolean;
}

/** Fallback without measurements: fonts are assumed to be as wide as their substitutes. */
export const plainFit: FontFit = { percentOf: () => 100, isExact: () => true };

/** A smaller difference is measurement error; a larger one has another cause than the font. */
const leastPercent = 2;
const mostPercent = 30;

/** Smallest sample of letters for a reliable width, of a font and of a text. */
const enoughLetters = 30;
const fewestLetters = 10;

/** Texts that differ by less than this percentage from the font's common width use the common width. */
const closePercent = 3;

/**
 * A space narrower than this share is tight; many tight spaces mean compressed lines, which Word does not
 * produce.
 */
const tightSpace = 0.9;
/** Percentage by which letters of compressed lines are narrowed. */
const tightPercent = 2;

/** Advance widths of monospaced families, in thousandths of the font size. */
const monospaced = new Map([
  ['Courier New', 600],
  ['Consolas', 550],
]);
const ideographWidth = 1000;
const ideograph = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

class WidthSamples {
  /** By letter: number of occurrences, summed width, and width in the substitute font. */
  readonly #letters = new Map<string, { seen: number; actual: number; readonly expected: number }>();
  actual = 0;
  expected = 0;
  letters = 0;
  spaces = 0;
  tightSpaces = 0;

  count(letter: string, actual: number, expected: number): void {
    const known = this.#letters.get(letter) ?? { seen: 0, actual: 0, expected };
    known.seen += 1;
    known.actual += actual;
    this.#letters.set(letter, known);
  }

  /** Ratio of a text's letter widths to those of the substitute font; null when there are too few letters. */
  ratioOf(text: string): number | null {
    let actual = 0;
    let expected = 0;
    let letters = 0;

    for (const letter of text) {
      const known = this.#letters.get(letter);

      if (known !== undefined) {
        actual += known.actual / known.seen;
        expected += known.expected;
        letters += 1;
      }
    }

    return letters < fewestLetters ? null : actual / expected;
  }
}

/**
 * Measures the letters of a document: where a font is replaced, letters are scaled so that lines break as in
 * the source.
 */
export function fitFonts({ fonts, pages }: DocumentContent): FontFit {
  const measures = new Map<string, WidthSamples>();

  const ofFonts = fonts.map((face) => {
    const measure = measures.get(keyOf(face)) ?? new WidthSamples();
    measures.set(keyOf(face), measure);

    return measure;
  });

  for (const { glyphs } of pages) {
    for (const [index, glyph] of glyphs.entries()) {
      const face = fonts[glyph.font];
      const measure = ofFonts[glyph.font];

      if (face === undefined || measure === undefined) {
        continue;
      }

      if (glyph.made || glyph.angle !== 0 || isLigature(glyphs, index)) {
        continue;
      }

      const width = widthOf(glyph.text, face);
      const own = glyph.right - glyph.left;
      const step = stepTo(glyphs[index + 1], glyph);

      if (width !== null) {
        measure.count(glyph.text, own / glyph.sizePoints, width / 1000);
        measure.actual += own;
        measure.expected += (width * glyph.sizePoints) / 1000;
        measure.letters += 1;
      } else if (glyph.text === ' ' && step !== null && own > 0) {
        measure.spaces += 1;
        measure.tightSpaces += step < own * tightSpace ? 1 : 0;
      }
    }
  }

  return {
    percentOf: (style, text) => percentOfText(measures.get(keyOf(style)), text),
    isExact: (style) => isExact(measures.get(keyOf(style)), style),
  };
}

/**
 * True when lines keep their length. A family that was neither measured nor is a known free one may get a
 * substitute of any width.
 */
function isExact(measured: WidthSamples | undefined, style: TextStyle): boolean {
  const isMeasured = measured !== undefined && measured.letters > 0;

  return (isMeasured || freeFamily(style) !== null) && percentOf(measured) === 100;
}

/**
 * Most text of a font shares one width, which its style can define; text that differs much, such as capitals,
 * gets its own.
 */
function percentOfText(measured: WidthSamples | undefined, text: string): number {
  const common = percentOf(measured);
  const ratio = common === 100 ? null : (measured?.ratioOf(text) ?? null);

  if (ratio === null) {
    return common;
  }

  const own = Math.floor(100 * ratio + 0.2);

  return Math.abs(own - common) < closePercent || Math.abs(own - 100) > mostPercent ? common : own;
}

function percentOf(measured: WidthSamples | undefined): number {
  if (measured === undefined || measured.letters < enoughLetters) {
    return 100;
  }

  const { actual, expected, spaces, tightSpaces } = measured;
  const tight = spaces > enoughLetters && tightSpaces > spaces / 4 ? tightPercent : 0;
  // Rounded down: an extra word on a line is better than an extra line on a page.
  const percent = Math.floor((100 * actual) / expected + 0.2);
  const off = Math.abs(percent - 100);

  return (off < leastPercent || off > mostPercent ? 100 : percent) - tight;
}

/** True for letters of one ligature, each of which has the width of the whole. */
function isLigature(glyphs: readonly PageGlyph[], index: number): boolean {
  const originX = glyphs[index]?.originX;

  return index > 0 && (originX === glyphs[index - 1]?.originX || originX === glyphs[index + 1]?.originX);
}

/** Advance from this letter's origin to that of the next letter on the line; null when there is none. */
function stepTo(next: PageGlyph | undefined, { baseline, originX }: PageGlyph): number | null {
  return next === undefined || next.made || next.baseline !== baseline || next.text === ' '
    ? null
    : next.originX - originX;
}

/** Width of a letter in the substitute font, in thousandths of its size; null when unknown. */
function widthOf(text: string, face: FontFace): number | null {
  if (ideograph.test(text)) {
    return ideographWidth;
  }

  const family = wordFamily(face);
  const [letter = ''] = text.normalize('NFD');
  const width = familyWidths[family]?.[face.bold ? 'bold' : 'upright'][(letter.codePointAt(0) ?? 0) - 0x20];

  if (!/[\p{L}\p{N}]/u.test(letter)) {
    return null;
  }

  return width ?? monospaced.get(family) ?? null;
}

function keyOf({ family, bold, italic }: Pick<FontFace, 'family' | 'bold' | 'italic'>): string {
  return `${family} ${bold} ${italic}`;
}
