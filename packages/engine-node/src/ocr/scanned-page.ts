import { holds } from '@octavo/engine/layout/boxes';
import type { PageContent, PagePath } from '@octavo/engine/layout/page-content';
import type { ScannedRuling } from '@octavo/engine/scan/rulings';
import { apply, boxThrough, type Matrix, multiply } from '../pdfium/content/matrix.ts';
import type { ReadPage } from './read-page.ts';
import { wordGlyphs } from './word-glyphs.ts';

/** A letter that was drawn as a path reaches this share of its line's height beyond the words that were read. */
const letterReach = 0.3;

/** Words that make less of the ink than this are labels of a picture, which stays. */
const leastInWords = 0.4;

/** A scan with the words that were read, level; `page` stands upright already. */
export function scannedPage(page: PageContent, read: ReadPage, font: number): PageContent {
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

/** A page with text of its own and the words that were read in its pictures. */
export function pageWithWords(page: PageContent, read: ReadPage, font: number): PageContent {
  const words = wordGlyphs(read.lines, { level: levelOf(page, read), font, order: orderAfter(page) });

  return { ...page, glyphs: [...page.glyphs, ...words] };
}

function orderAfter({ glyphs, paths, images }: PageContent): number {
  return [...glyphs, ...paths, ...images].reduce((most, { order }) => Math.max(most, order), 0) + 1;
}

/** From pixels of the lines to points of the upright page, without the lean of the lines. */
function levelOf(page: PageContent, read: ReadPage): Matrix {
  const upright = multiply(read.toShown, uprightOf(page, read));

  return levelledAt(upright, read.width / 2, read.height / 2);
}

/** From a page as it was shown to the same page turned the way its text stands. */
function uprightOf({ widthPoints, heightPoints }: PageContent, { turn }: ReadPage): Matrix {
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

/** The same scale without the lean of the lines, which turns around the middle of the page. */
function levelledAt([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [middleX, middleY] = apply([a, b, c, d, e, f], x, y);

  return [across, 0, 0, down, middleX - across * x, middleY - down * y];
}

/** Letters that were drawn as paths would show their words a second time. */
function withoutLetters(paths: readonly PagePath[], { lines }: ReadPage, level: Matrix): readonly PagePath[] {
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
