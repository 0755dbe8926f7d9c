import type { ReadLine, ReadWord } from '@octavo/layout/scan/read-hocr';
import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import { greyOf } from '@octavo/pdf/picture/grey-picture';
import type { RunContext } from '../pdf/open.ts';
import { boxThrough } from '../pdfium/content/matrix.ts';
import { drawGreyPage, drawPage } from '../pdfium/draw.ts';
import type { PdfiumDocument } from '../pdfium/library.ts';
import { type OcrSettings, type ReadPicture, readPicture } from './read-picture.ts';
import { type PageFacts, readingDpi } from './scan-facts.ts';

/** OCR result of a page. */
export interface RecognizedPage extends Omit<ReadPicture, 'toPicture'> {
  readonly pageIndex: number;
  /** Maps the pixels of the lines to points of the page as shown, y downwards. */
  readonly toShown: Matrix;
}

/**
 * Renders a page and runs OCR on it. Words over letters the page already contains, visible or not, are left
 * out.
 */
export async function readPage(
  pdfium: PdfiumDocument,
  pageIndex: number,
  facts: PageFacts,
  reading: OcrSettings,
  context: RunContext,
): Promise<RecognizedPage> {
  const dpi = readingDpi(facts);
  const picture =
    facts.glyphs.length === 0
      ? drawGreyPage(pdfium, pageIndex, dpi)
      : greyOf(drawPage(pdfium, pageIndex, dpi));
  const { toPicture, ...read } = await readPicture(picture, reading, context);
  const toShown = multiply(toPicture, [72 / dpi, 0, 0, 72 / dpi, 0, 0]);
  const known = facts.glyphs.filter(({ made, text }) => !made && text.trim() !== '');

  return { ...read, pageIndex, toShown, lines: withoutKnown(read.lines, toShown, known) };
}

/** Removes words that overlap existing letters. */
function withoutKnown(
  lines: readonly ReadLine[],
  toShown: Matrix,
  letters: readonly PageGlyph[],
): readonly ReadLine[] {
  if (letters.length === 0) {
    return lines;
  }

  const isKnown = ({ left, top, right, bottom }: ReadWord) => {
    const box = boxThrough(toShown, left, top, right, bottom);

    return letters.some((letter) => isInside(letter, box));
  };

  return lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isKnown(word)) }))
    .filter(({ words }) => words.length > 0);
}

/** True when the centre of a letter lies in the box. */
function isInside(letter: Box, box: Box): boolean {
  const across = (letter.left + letter.right) / 2;
  const down = (letter.top + letter.bottom) / 2;

  return across > box.left && across < box.right && down > box.top && down < box.bottom;
}
