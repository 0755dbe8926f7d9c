import { withBullets } from '@octavo/layout/scan/bullets';
import { evenBaselines } from '@octavo/layout/scan/even-baselines';
import type { ReadLine } from '@octavo/layout/scan/read-hocr';
import type { FontFace, PageGlyph } from '@octavo/pdf/content/page-content';
import { type Matrix, mapPoint } from '@octavo/pdf/matrix';
import { hasSpaceBetween } from '@octavo/pdf/text-layer/word-gaps';

/** Font assumed for scanned text, because OCR does not report any. */
export const scannedFace: FontFace = {
  name: 'Arial',
  family: 'Arial',
  bold: false,
  italic: false,
  serif: false,
  fixedPitch: false,
  ascent: 0.905,
  descent: 0.212,
};

/** Font size as a share of the line height, from descender to ascender. */
const sizeOfHeight = 0.98;

/** Lines of a paragraph get the same size when their heights differ by less than this share. */
const likeHeight = 0.2;

export interface GlyphSetting {
  /** Maps the pixels of the lines to points of the page, without skew. */
  readonly level: Matrix;
  /** Index of `scannedFace` among the fonts of the content. */
  readonly font: number;
  /** Painting order of the first line; the others follow. */
  readonly order: number;
}

/** Converts recognised words to glyphs like those of a page. */
export function wordGlyphs(read: readonly ReadLine[], { level, font, order }: GlyphSetting): PageGlyph[] {
  const lines = withBullets(read);
  const heights = paragraphHeights(lines);
  const baselines = evenBaselines(
    lines.map((line, index) => ({
      paragraph: line.paragraph,
      baseline: middleBaseline(line, level),
      height: heights[index]! * level[3],
    })),
  );

  return lines.flatMap((line, index) =>
    glyphsOf(
      line,
      { sizePoints: sizeOf(heights[index]! * level[3]), baseline: baselines[index]! },
      { level, font, order: order + index },
    ),
  );
}

/**
 * Height of each line, replaced by the paragraph's median if similar: a single line's height is measured on
 * few letters.
 */
function paragraphHeights(lines: readonly ReadLine[]): number[] {
  const byParagraph = new Map<number, number[]>();

  for (const { paragraph, heightPixels } of lines) {
    byParagraph.set(paragraph, [...(byParagraph.get(paragraph) ?? []), heightPixels]);
  }

  const medians = new Map(
    [...byParagraph].map(([paragraph, heights]) => [
      paragraph,
      heights.toSorted((one, other) => one - other)[heights.length >> 1] ?? 0,
    ]),
  );

  return lines.map(({ paragraph, heightPixels }) => {
    const median = medians.get(paragraph) ?? heightPixels;

    return Math.abs(heightPixels / median - 1) < likeHeight ? median : heightPixels;
  });
}

function sizeOf(heightPoints: number): number {
  return Math.max(1, Math.round(heightPoints * sizeOfHeight * 2) / 2);
}

function middleBaseline({ left, right, baseline, slope }: ReadLine, level: Matrix): number {
  const middle = (left + right) / 2;
  const [, y] = mapPoint(level, middle, baseline + slope * (middle - left));

  return y;
}

interface FontMeasure {
  readonly sizePoints: number;
  readonly baseline: number;
}

/** Converts words to glyphs with spaces between them. */
function glyphsOf(
  line: ReadLine,
  { sizePoints, baseline }: FontMeasure,
  { level, font, order }: GlyphSetting,
): PageGlyph[] {
  const top = baseline - scannedFace.ascent * sizePoints;
  const bottom = baseline + scannedFace.descent * sizePoints;
  const glyph = (text: string, from: number, to: number, made: boolean): PageGlyph => {
    const [left] = mapPoint(level, from, 0);
    const [right] = mapPoint(level, to, 0);

    return {
      text,
      left,
      top,
      right,
      bottom,
      originX: left,
      baseline,
      font,
      sizePoints,
      colour: '000000',
      angle: 0,
      object: order,
      order,
      markedContent: -1,
      made,
      hyphen: false,
      invisible: false,
      artifact: false,
    };
  };

  return line.words.flatMap((word, index) => {
    const before = line.words[index - 1];
    const own = glyph(word.text, word.left, word.right, false);

    return before === undefined || !hasSpaceBetween(before.text, word.text)
      ? [own]
      : [glyph(' ', Math.min(before.right, word.left), Math.max(before.right, word.left), true), own];
  });
}
