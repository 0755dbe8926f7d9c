import type { TextStyle } from '../layout/model.ts';
import type { DocumentContent, FontFace, PageGlyph } from '../layout/page-content.ts';
import { familyWidths } from '../ooxml/family-widths.ts';
import { officeFamily } from '../ooxml/fonts.ts';

/** What the letters of a source tell about how its lines were set. */
export interface FontFit {
  /** Width of the letters of a style in percent of those of the font that stands in for its own. */
  percentOf(style: TextStyle): number;
}

/** Nothing is known: fonts are taken to be as wide as those that stand in for them. */
export const plainFit: FontFit = { percentOf: () => 100 };

/** Below this the difference is one of measuring, beyond it something else than the font is at work. */
const leastPercent = 2;
const mostPercent = 30;

/** Letters that must be measured before they tell anything. */
const enoughLetters = 30;

/** Spaces that many lines have less than: such lines were made to fit, as Word does not do. */
const tightSpace = 0.9;
/** Percent that letters are narrowed for lines that were made to fit. */
const tightPercent = 2;

const monospacedWidth = 600;
const ideographWidth = 1000;
const ideograph = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

class Measure {
  actual = 0;
  expected = 0;
  letters = 0;
  spaces = 0;
  tightSpaces = 0;
}

/** Measures the letters of a document: where a font is replaced, they are scaled so that lines break as they did. */
export function fitFonts({ fonts, pages }: DocumentContent): FontFit {
  const measures = new Map<string, Measure>();

  for (const { glyphs } of pages) {
    for (const [index, glyph] of glyphs.entries()) {
      const face = fonts[glyph.font];

      if (face === undefined || glyph.made || glyph.angle !== 0) {
        continue;
      }

      const measure = measures.get(keyOf(face)) ?? new Measure();
      measures.set(keyOf(face), measure);
      const width = widthOf(glyph.text, face);
      const own = glyph.right - glyph.left;
      const step = stepTo(glyphs[index + 1], glyph);

      if (width !== null) {
        measure.actual += own;
        measure.expected += (width * glyph.sizePoints) / 1000;
        measure.letters += 1;
      } else if (glyph.text === ' ' && step !== null && own > 0) {
        measure.spaces += 1;
        measure.tightSpaces += step < own * tightSpace ? 1 : 0;
      }
    }
  }

  return { percentOf: (style) => percentOf(measures.get(keyOf(style))) };
}

function percentOf(measured: Measure | undefined): number {
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

  const family = officeFamily(face);
  const [letter = ''] = text.normalize('NFD');
  const width = familyWidths[family]?.[face.bold ? 'bold' : 'upright'][(letter.codePointAt(0) ?? 0) - 0x20];

  if (!/[\p{L}\p{N}]/u.test(letter)) {
    return null;
  }

  return width ?? (family === 'Courier New' ? monospacedWidth : null);
}

function keyOf({ family, bold, italic }: Pick<FontFace, 'family' | 'bold' | 'italic'>): string {
  return `${family} ${bold} ${italic}`;
}
