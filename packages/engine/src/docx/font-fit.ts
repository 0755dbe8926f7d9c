import type { TextStyle } from '../layout/model.ts';
import type { DocumentContent, FontFace, PageGlyph } from '../layout/page-content.ts';
import { familyWidths } from '../ooxml/family-widths.ts';
import { freeFamily, wordFamily } from './word-family.ts';

/** What the letters of a source tell about how its lines were set. */
export interface FontFit {
  /** Width of the letters of a style in percent of those of the font that stands in for its own. */
  percentOf(style: TextStyle, text: string): number;
  /** Whether lines of a style are as long as they were, on every computer. */
  isExact(style: TextStyle): boolean;
}

/** Nothing is known: fonts are taken to be as wide as those that stand in for them. */
export const plainFit: FontFit = { percentOf: () => 100, isExact: () => true };

/** Below this the difference is one of measuring, beyond it something else than the font is at work. */
const leastPercent = 2;
const mostPercent = 30;

/** Letters that must be measured before they tell anything, of a font and of a text. */
const enoughLetters = 30;
const fewestLetters = 10;

/** Texts whose letters differ from those of most text by less, as capitals may, are left as the others. */
const closePercent = 3;

/** Spaces that many lines have less than: such lines were made to fit, as Word does not do. */
const tightSpace = 0.9;
/** Percent that letters are narrowed for lines that were made to fit. */
const tightPercent = 2;

/** Of families whose letters are all as wide, in thousandths of their size. */
const monospaced = new Map([
  ['Courier New', 600],
  ['Consolas', 550],
]);
const ideographWidth = 1000;
const ideograph = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

class WidthSamples {
  /** By letter: how often it was seen, how wide, and how wide the font that stands in draws it. */
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

  /** How much wider the letters of a text are than those of the font that stands in; null when there are too few. */
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

/** Measures the letters of a document: where a font is replaced, they are scaled so that lines break as they did. */
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

/** A family of unknown widths has no free twin: where it is missing, what stands in is as wide as it happens to be. */
function isExact(measured: WidthSamples | undefined, style: TextStyle): boolean {
  const isMeasured = measured !== undefined && measured.letters > 0;

  return (isMeasured || freeFamily(style) !== null) && percentOf(measured) === 100;
}

/** Most text of a font shares one width, which its style can name; what differs much, as capitals may, has its own. */
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
  // Rounded down: a word too many on a line is better than a line too many on a page.
  const percent = Math.floor((100 * actual) / expected + 0.2);
  const off = Math.abs(percent - 100);

  return (off < leastPercent || off > mostPercent ? 100 : percent) - tight;
}

/** Letters drawn as one, each with the width of both. */
function isLigature(glyphs: readonly PageGlyph[], index: number): boolean {
  const originX = glyphs[index]?.originX;

  return index > 0 && (originX === glyphs[index - 1]?.originX || originX === glyphs[index + 1]?.originX);
}

/** From where the pen stood to where it stands for the next letter of the line. */
function stepTo(next: PageGlyph | undefined, { baseline, originX }: PageGlyph): number | null {
  return next === undefined || next.made || next.baseline !== baseline || next.text === ' '
    ? null
    : next.originX - originX;
}

/** Width of a letter in the font that stands in, in thousandths of its size; null when it is not known. */
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
