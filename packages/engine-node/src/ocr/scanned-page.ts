import { holds } from '@octavo/layout/boxes';
import type { ScannedRuling } from '@octavo/layout/scan/rulings';
import type { PageContent, PagePath } from '@octavo/pdf/content/page-content';
import { type Matrix, mapPoint, multiply } from '@octavo/pdf/matrix';
import { boxThrough } from '../pdfium/content/matrix.ts';
import type { RecognizedPage } from './read-page.ts';
import { wordGlyphs } from './word-glyphs.ts';

/** Share of the line height by which letters drawn as paths may reach beyond the recognised word. */
const letterReach = 0.3;

/** Least share of the ink in words; with less, the words are labels of a picture, which stays. */
const leastInWords = 0.4;

/** Adds recognised words, deskewed, to a scan; `page` is already upright. */
export function scannedPage(page: PageContent, read: RecognizedPage, font: number): PageContent {
  const level = levelOf(page, read);
  const first = orderAfter(page);
  const pictured = read.inkInWords < leastInWords;
  // The lines of a chart are in its picture already.
  const rulings = pictured ? [] : read.rulings;
  const upright = multiply(read.toShown, uprightOf(page, read));

  return {
    ...page,
    scanned: true,
    pictured,
    illustrations: read.illustrations.map(({ left, top, right, bottom }) =>
      boxThrough(upright, left, top, right, bottom),
    ),
    glyphs: [...page.glyphs, ...wordGlyphs(read.lines, { level, font, order: first })],
    paths: [
      ...withoutLetters(page.paths, read, level),
      ...rulings.map((ruling, index) => pathOf(ruling, level, first + read.lines.length + index)),
    ],
  };
}

/** Adds the words recognised in its pictures to a page with text. */
export function pageWithWords(page: PageContent, read: RecognizedPage, font: number): PageContent {
  const words = wordGlyphs(read.lines, { level: levelOf(page, read), font, order: orderAfter(page) });

  return { ...page, glyphs: [...page.glyphs, ...words] };
}

function orderAfter({ glyphs, paths, images }: PageContent): number {
  return [...glyphs, ...paths, ...images].reduce((most, { order }) => Math.max(most, order), 0) + 1;
}

/** Maps pixels of the lines to points of the upright page, without skew. */
function levelOf(page: PageContent, read: RecognizedPage): Matrix {
  const upright = multiply(read.toShown, uprightOf(page, read));

  return levelledAt(upright, read.width / 2, read.height / 2);
}

/** Maps a page as it was shown to the same page turned upright. */
function uprightOf({ widthPoints, heightPoints }: PageContent, { turn }: RecognizedPage): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, 0, 0];
    case 90:
      return [0, 1, -1, 0, widthPoints, 0];
    case 180:
      return [-1, 0, 0, -1, widthPoints, heightPoints];
    case 270:
      return [0, -1, 1, 0, 0, heightPoints];
  }
}

/** The same scale without skew, rotated around the centre of the page. */
function levelledAt([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [middleX, middleY] = mapPoint([a, b, c, d, e, f], x, y);

  return [across, 0, 0, down, middleX - across * x, middleY - down * y];
}

/** Removes letters drawn as paths, which would show their words twice. */
function withoutLetters(
  paths: readonly PagePath[],
  { lines }: RecognizedPage,
  level: Matrix,
): readonly PagePath[] {
  if (paths.length === 0) {
    return paths;
  }

  const words = lines.flatMap((line) =>
    line.words.map(({ left, top, right, bottom }) => {
      const reach = line.heightPixels * letterReach;

      return boxThrough(level, left - reach, top - reach, right + reach, bottom + reach);
    }),
  );

  return paths.filter((path) => !words.some((word) => holds(word, path)));
}

function pathOf(ruling: ScannedRuling, level: Matrix, order: number): PagePath {
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
