import type { TextStyle } from '../layout/model.ts';
import type { DocumentContent, FontFace } from '../layout/page-content.ts';
import { familyWidths } from '../ooxml/family-widths.ts';
import { officeFamily } from '../ooxml/fonts.ts';

/** Width of the letters of a style in percent of those of the font that stands in for its own. */
export type FontFit = (style: TextStyle) => number;

/** Below this the difference is one of measuring, beyond it something else than the font is at work. */
const leastPercent = 2;
const mostPercent = 30;

/** Letters that must be measured before they tell anything. */
const enoughLetters = 30;

const monospacedWidth = 600;
const ideographWidth = 1000;
const ideograph = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

interface Measure {
  actual: number;
  expected: number;
  letters: number;
}

/** Measures the letters of a document: where a font is replaced, they are scaled so that lines break as they did. */
export function fitFonts({ fonts, pages }: DocumentContent): FontFit {
  const measures = new Map<string, Measure>();

  for (const { glyphs } of pages) {
    for (const { font, text, left, right, sizePoints, angle, made } of glyphs) {
      const face = fonts[font];
      const width = face === undefined || made || angle !== 0 ? null : widthOf(text, face);

      if (face !== undefined && width !== null) {
        const known = measures.get(keyOf(face)) ?? { actual: 0, expected: 0, letters: 0 };
        known.actual += right - left;
        known.expected += (width * sizePoints) / 1000;
        known.letters += 1;
        measures.set(keyOf(face), known);
      }
    }
  }

  return (style) => percentOf(measures.get(keyOf(style)));
}

function percentOf(measured: Measure | undefined): number {
  if (measured === undefined || measured.letters < enoughLetters) {
    return 100;
  }

  // Rounded down: a word too many on a line is better than a line too many on a page.
  const percent = Math.floor((100 * measured.actual) / measured.expected + 0.2);
  const off = Math.abs(percent - 100);

  return off < leastPercent || off > mostPercent ? 100 : percent;
}

/** Width of a letter in the font that stands in, in thousandths of its size; null when it is not known. */
function widthOf(text: string, face: FontFace): number | null {
  if (ideograph.test(text)) {
    return ideographWidth;
  }

  const family = officeFamily(face);
  const [letter = ''] = text.normalize('NFD');
  const width = familyWidths[family]?.[face.bold ? 'bold' : 'upright'][(letter.codePointAt(0) ?? 0) - 0x20];

  if (width === undefined) {
    return family === 'Courier New' ? monospacedWidth : null;
  }

  return /[\p{L}\p{N}]/u.test(letter) ? width : null;
}

function keyOf({ family, bold, italic }: Pick<FontFace, 'family' | 'bold' | 'italic'>): string {
  return `${family} ${bold} ${italic}`;
}
