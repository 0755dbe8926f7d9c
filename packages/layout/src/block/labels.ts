import { unspaced } from '@octavo/pdf/text/unspaced';
import type { SetGlyph, TextLine } from '../text/lines.ts';
import type { Bounds } from './draft.ts';
import { type NumberReading, numberReadings } from './number-readings.ts';

/** The label that a line begins with. */
export interface Label {
  /** As printed. */
  readonly text: string;
  readonly kind: 'bullet' | 'number';
  /** Number of glyphs in the label. */
  readonly glyphs: number;
  /** Start of the label, and of the text after it (`textLeft`), in `readingStart` coordinates. */
  readonly left: number;
  readonly textLeft: number;
  /** Gap between the label and the text after it, in points. */
  readonly gap: number;
  /** Possible interpretations as a number, most likely first; empty for bullets. */
  readonly readings: readonly NumberReading[];
  /**
   * True for a dash that may belong to the text; it counts as a label only when other items or a hanging
   * indent confirm it.
   */
  readonly doubtful: boolean;
}

const thresholds = {
  /** Largest number of characters before the text of an item: `viii.` or `(12)`. */
  longestNumber: 5,

  /** Gap behind a label that punctuation sets apart, in multiples of the font size. */
  setApartGap: 0.15,

  /** Gap behind a plain label, in multiples of the font size; a narrower one is a space between words. */
  plainGap: 0.45,
};

/** Bullets of list items; those of symbol fonts are private-use characters. */
const bullet = /^[•●○◦▪▫■□◆◇❖►▸▶▷△▲◎⊙❍⦁◾◼➢➤➔→‣⁃·∙・･‧ㅇ✓✔✗✘❑❒\uf020-\uf0ff–—-]$|^[*o]$/u;

/** Start of a box in reading direction: its left edge, or its negated right edge in right-to-left text. */
export function readingStart({ left, right }: Bounds, direction: TextLine['direction']): number {
  return direction === 'rtl' ? -right : left;
}

function readingEnd({ left, right }: Bounds, direction: TextLine['direction']): number {
  return direction === 'rtl' ? -left : right;
}

const eastAsian = new RegExp(`${unspaced.source}|\\p{Script=Hangul}`, 'u');

/** Labels of East Asian text that need no space after them. */
const attached =
  /^(?:[(（](?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|(?:\d{1,2}|[一二三四五六七八九十]{1,3})[、．]|[ア-ト][)）]|[\u2460-\u2473]|[・‧○●◎□■◇◆▷▶△▲])$/u;

/** Label of a line: its first word, when that is a bullet or a number and text follows at a distance. */
export function labelOf(line: TextLine): Label | null {
  return labelTo(line, firstWordEnd(line.glyphs)) ?? attachedLabel(line);
}

function attachedLabel(line: TextLine): Label | null {
  let text = '';

  for (const [index, { glyph }] of line.glyphs.slice(0, thresholds.longestNumber).entries()) {
    text += glyph.text;

    if (attached.test(text) && eastAsian.test(line.glyphs[index + 1]?.glyph.text ?? '')) {
      return labelTo(line, index + 1);
    }
  }

  return null;
}

function labelTo(line: TextLine, end: number): Label | null {
  const next = line.glyphs[end];
  const own = line.glyphs.slice(0, end).map(({ glyph }) => glyph);
  const [first] = own;

  if (first === undefined || next === undefined) {
    return null;
  }

  const text = own.map((glyph) => glyph.text).join('');
  const left = Math.min(...own.map((glyph) => readingStart(glyph, line.direction)));
  const textLeft = readingStart(next.glyph, line.direction);
  const gap = textLeft - Math.max(...own.map((glyph) => readingEnd(glyph, line.direction)));
  const place = { text, glyphs: end, left, textLeft, gap };

  if (bullet.test(text)) {
    // A lone letter or dash is a bullet only when the text stands well apart from it.
    const isPlain = /^[*o–—-]$/.test(text);
    const isSetApart = first.object !== next.glyph.object && first.font !== next.glyph.font;
    const isNear =
      isPlain && gap < line.sizePoints * (isSetApart ? thresholds.setApartGap : thresholds.plainGap);

    return isNear && !/^[–-]$/.test(text)
      ? null
      : { ...place, kind: 'bullet', readings: [], doubtful: isNear };
  }

  const readings = numberReadings(text.replace(/\s/g, ''));
  const isBare = /^[\p{L}\d]+$/u.test(text);

  // A bare number is a label only when it is clearly set apart.
  if (readings.length === 0 || (isBare && (next.before !== '\t' || !/^\d{1,2}$/.test(text)))) {
    return null;
  }

  return { ...place, kind: 'number', readings, doubtful: false };
}

function firstWordEnd(glyphs: readonly SetGlyph[]): number {
  const end = glyphs.findIndex(({ before }, index) => index > 0 && before !== '');

  return end < 0 ? glyphs.length : end;
}
