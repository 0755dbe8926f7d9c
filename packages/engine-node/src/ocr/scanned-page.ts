import type { FontFace, PageContent, PageGlyph, PagePath } from '@octavo/engine/layout/page-content';
import type { ReadLine } from '@octavo/engine/scan/read-hocr';
import type { Ruling } from '@octavo/engine/scan/rulings';
import { hasSpaceBetween } from '@octavo/engine/scan/word-gaps';
import { apply, boxThrough, type Matrix, multiply } from '../pdfium/content/matrix.ts';
import type { ReadPage } from './read-page.ts';

/** What letters of a scan are set in cannot be told from its words. */
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

/** Pictures over this share of a page are what was read, not what it shows besides. */
const scanShare = 0.5;

/** Size of a font by the height of its lines, from descender to ascender. */
const sizeOfHeight = 0.98;

/** Lines of a paragraph are set alike while their heights differ by less. */
const likeHeight = 0.2;

/** A page of which the words were read, as if it had said them, upright and level. */
export function scannedPage(page: PageContent, read: ReadPage, font: number): PageContent {
  const toUpright = uprightOf(page, read);
  const isLying = read.turn % 180 === 90;
  const [widthPoints, heightPoints] = isLying
    ? [page.heightPoints, page.widthPoints]
    : [page.widthPoints, page.heightPoints];
  const shown = multiply(read.toShown, toUpright);
  const level = levelledAt(shown, read.width / 2, read.height / 2);
  const heights = paragraphHeights(read.lines);
  const area = page.widthPoints * page.heightPoints;
  // What a page that is turned shows besides would have to be turned, too; a scan shows little besides.
  const own = read.turn === 0 ? page : { glyphs: [], paths: [], images: [] };
  const first = 1 + Math.max(0, ...[...own.glyphs, ...own.paths, ...own.images].map(({ order }) => order));

  return {
    ...page,
    widthPoints,
    heightPoints,
    scanned: true,
    glyphs: [
      ...own.glyphs,
      ...read.lines.flatMap((line, index) =>
        glyphsOf(line, heights[index] ?? line.heightPixels, { level, font, order: first + index }),
      ),
    ],
    paths: [
      ...own.paths,
      ...read.rulings.map((ruling, index) => pathOf(ruling, level, first + read.lines.length + index)),
    ],
    images: own.images
      .filter(({ left, top, right, bottom }) => ((right - left) * (bottom - top)) / area < scanShare)
      .map((image) => ({
        ...image,
        ...boxThrough(toUpright, image.left, image.top, image.right, image.bottom),
      })),
    links: page.links.map((link) => ({
      ...link,
      ...boxThrough(toUpright, link.left, link.top, link.right, link.bottom),
    })),
    fields: page.fields.map((field) => ({
      ...field,
      ...boxThrough(toUpright, field.left, field.top, field.right, field.bottom),
    })),
  };
}

/** From the page as shown to the page turned the way its text stands. */
function uprightOf({ widthPoints, heightPoints }: PageContent, { turn }: ReadPage): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, 0, 0];
    case 90:
      return [0, 1, -1, 0, heightPoints, 0];
    case 180:
      return [-1, 0, 0, -1, widthPoints, heightPoints];
    case 270:
      return [0, -1, 1, 0, 0, widthPoints];
  }
}

/** The same scale without the lean of the lines, which turns around the middle of the page. */
function levelledAt([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [middleX, middleY] = apply([a, b, c, d, e, f], x, y);

  return [across, 0, 0, down, middleX - across * x, middleY - down * y];
}

/** The height of each line, that of its paragraph where it is like it: single lines are measured by few letters. */
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

interface Setting {
  readonly level: Matrix;
  readonly font: number;
  readonly order: number;
}

/** Words as glyphs, and the spaces between them. */
function glyphsOf(line: ReadLine, height: number, { level, font, order }: Setting): PageGlyph[] {
  const sizePoints = Math.max(1, Math.round(height * level[3] * sizeOfHeight * 2) / 2);
  const middle = (line.left + line.right) / 2;
  const [, baseline] = apply(level, middle, line.baseline + line.slope * (middle - line.left));
  const top = baseline - scannedFace.ascent * sizePoints;
  const bottom = baseline + scannedFace.descent * sizePoints;
  const glyph = (text: string, from: number, to: number, made: boolean): PageGlyph => {
    const [left] = apply(level, from, 0);
    const [right] = apply(level, to, 0);

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

function pathOf(ruling: Ruling, level: Matrix, order: number): PagePath {
  const box = boxThrough(level, ruling.left, ruling.top, ruling.right, ruling.bottom);
  const isLevel = box.right - box.left > box.bottom - box.top;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

  return {
    ...box,
    commands: isLevel
      ? [
          { kind: 'move', x: box.left, y },
          { kind: 'line', x: box.right, y },
        ]
      : [
          { kind: 'move', x, y: box.top },
          { kind: 'line', x, y: box.bottom },
        ],
    fill: null,
    stroke: '000000',
    strokeWidth: Math.max(0.3, isLevel ? box.bottom - box.top : box.right - box.left),
    dashed: false,
    opacity: 1,
    order,
    artifact: false,
  };
}
