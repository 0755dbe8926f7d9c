import {
  arrow,
  box,
  cross,
  grid,
  heading,
  ink,
  lines,
  page,
  picture,
  stroke,
  tick,
  word,
} from './drawing.server.ts';

/** A form with its number, its boxes and the two places that go wrong. */
function form(name: string, wrong: readonly (readonly [x: number, y: number])[]): string {
  return picture(
    page({ x: 96, y: 14, w: 128, h: 146 }),
    word(108, 38, name),
    stroke('M108 48h104', ink.print, 1.5),
    grid({ x: 108, y: 60, w: 104, h: 36 }, 2, 2),
    lines(108, 112, 104, 2),
    grid({ x: 108, y: 132, w: 104, h: 16 }, 4, 1),
    ...wrong.map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${ink.bad}" stroke-width="3"/>`,
    ),
  );
}

/** One picture for each article, by its key. */
const pictures: Readonly<Record<string, string>> = {
  'a-mark-is-not-a-signature': picture(
    page({ x: 44, y: 18, w: 110, h: 142 }),
    heading(60, 40, 50),
    lines(60, 58, 78, 4),
    stroke('M60 128c10-26 16-26 14-6s8 8 14-6 8-4 6 6 14 2 34-4', ink.lapis, 2.5),
    stroke('M58 140h82', ink.soft, 1.5),
    `<circle cx="222" cy="74" r="34" fill="${ink.wash}" stroke="${ink.lapis}" stroke-width="3"/>`,
    stroke('M206 102l-8 40 24-14 24 14-8-40', ink.lapis, 3),
    tick(214, 74),
  ),
  'an-answer-and-its-place': picture(
    box({ x: 26, y: 34, w: 122, h: 66 }, { fill: ink.page, stroke: ink.rule, round: 10 }),
    stroke('M46 100v18l20-18', ink.rule, 1.5),
    lines(44, 54, 86, 3, 14),
    box({ x: 112, y: 76, w: 18, h: 12 }, { fill: ink.lapis, round: 4 }),
    page({ x: 196, y: 16, w: 98, h: 144 }),
    heading(210, 38, 40),
    lines(210, 54, 70, 3),
    box({ x: 206, y: 84, w: 78, h: 22 }, { fill: ink.wash, stroke: ink.lapis }),
    lines(210, 92, 70, 2),
    lines(210, 120, 70, 3),
    stroke('M131 82C160 82 170 95 202 95', ink.lapis, 2, '4 5'),
  ),
  'ds11-two-mistakes': form('DS-11', [
    [196, 30],
    [126, 140],
  ]),
  'e-books-on-paper': picture(
    box({ x: 40, y: 20, w: 84, h: 122 }, { fill: ink.print, round: 9 }),
    box({ x: 47, y: 30, w: 70, h: 96 }, { fill: ink.page }),
    lines(55, 44, 54, 7, 11),
    arrow(142, 82, 40),
    page({ x: 214, y: 14, w: 82, h: 120 }),
    page({ x: 204, y: 22, w: 82, h: 120 }),
    heading(216, 44, 36),
    lines(216, 60, 58, 7, 11),
  ),
  'form-1099-two-mistakes': form('1099', [
    [186, 69],
    [140, 140],
  ]),
  'form-941-two-mistakes': form('941', [
    [186, 87],
    [196, 140],
  ]),
  'page-order-for-print': picture(
    page({ x: 52, y: 34, w: 108, h: 112 }),
    page({ x: 160, y: 34, w: 108, h: 112 }),
    stroke('M160 24v132', ink.ochre, 2, '5 6'),
    lines(68, 54, 74, 5, 12),
    lines(176, 54, 74, 5, 12),
    word(98, 134, '8'),
    word(208, 134, '1'),
  ),
  'redacting-is-not-covering': picture(
    page({ x: 34, y: 16, w: 112, h: 144 }),
    lines(50, 38, 80, 10, 11),
    box({ x: 50, y: 66, w: 70, h: 14 }, { fill: ink.print, round: 1 }),
    word(54, 76, 'Ann S…', 9),
    cross(128, 66),
    page({ x: 176, y: 16, w: 112, h: 144 }),
    lines(192, 38, 80, 2, 11),
    box({ x: 192, y: 64, w: 70, h: 16 }, { stroke: ink.print }),
    lines(192, 94, 80, 5, 11),
    tick(268, 72),
  ),
  'safe-passwords': picture(
    page({ x: 60, y: 16, w: 106, h: 144 }),
    lines(76, 40, 74, 9, 12),
    box({ x: 140, y: 74, w: 108, h: 64 }, { fill: ink.wash, stroke: ink.lapis, round: 10 }),
    stroke('M172 74V58a22 22 0 0 1 44 0v16', ink.lapis, 5),
    ...[164, 184, 204, 224].map((x) => `<circle cx="${x}" cy="106" r="5" fill="${ink.lapis}"/>`),
  ),
  'scans-become-text': picture(
    `<g transform="rotate(-5 90 88)">${page({ x: 38, y: 20, w: 104, h: 132 })}${lines(54, 42, 72, 9, 12)}</g>`,
    stroke('M28 90h126', ink.lapis, 3),
    arrow(166, 90, 30),
    page({ x: 208, y: 18, w: 92, h: 138 }),
    box({ x: 216, y: 34, w: 76, h: 14 }, { fill: ink.wash }),
    lines(220, 41, 68, 9, 13),
    stroke('M246 32v18', ink.lapis, 2),
  ),
  'small-enough-to-mail': picture(
    page({ x: 30, y: 14, w: 108, h: 146 }),
    heading(46, 38, 46),
    lines(46, 56, 76, 4),
    box({ x: 46, y: 100, w: 76, h: 44 }, { fill: ink.soft }),
    arrow(152, 88, 34),
    page({ x: 222, y: 40, w: 50, h: 66 }),
    lines(230, 54, 34, 4, 9),
    box({ x: 200, y: 82, w: 94, h: 62 }, { fill: ink.page, stroke: ink.print, round: 4 }),
    stroke('M200 86l47 34 47-34', ink.print, 2),
  ),
  'tables-out-of-pdfs': picture(
    page({ x: 34, y: 16, w: 104, h: 144 }),
    heading(50, 38, 44),
    lines(50, 54, 72, 2),
    stroke('M50 82h72M50 132h72', ink.print, 1.5),
    lines(50, 94, 20, 4, 11),
    lines(80, 94, 14, 4, 11),
    lines(106, 94, 14, 4, 11),
    arrow(152, 90, 32),
    box({ x: 200, y: 34, w: 96, h: 100 }, { fill: ink.page }),
    box({ x: 200, y: 34, w: 96, h: 20 }, { fill: ink.wash }),
    grid({ x: 200, y: 34, w: 96, h: 100 }, 3, 5, ink.print),
  ),
  'w2-two-mistakes': form('W-2', [
    [134, 69],
    [186, 87],
  ]),
  'w9-two-mistakes': form('W-9', [
    [134, 87],
    [170, 140],
  ]),
  'what-compression-does': picture(
    box({ x: 50, y: 20, w: 110, h: 124 }, { fill: ink.wash }),
    stroke('M50 124l34-44 26 30 20-22 30 38', ink.lapis, 4),
    `<circle cx="130" cy="52" r="12" fill="${ink.ochre}"/>`,
    ...mosaic(),
    stroke('M160 12v140', ink.print, 2.5),
    box({ x: 50, y: 20, w: 220, h: 124 }, { stroke: ink.rule }),
  ),
};

/** The right half of a picture in large squares. */
function mosaic(): string[] {
  const rows = ['wwowww', 'wooowl', 'wwowll', 'wlwlll', 'llllll', 'llllll'];
  const colours: Readonly<Record<string, string>> = { w: ink.wash, o: ink.ochre, l: ink.lapis };

  return rows.flatMap((row, down) =>
    [...row].map((cell, across) =>
      box(
        { x: 160 + across * 18.4, y: 20 + down * 20.7, w: 18.4, h: 20.7 },
        { fill: colours[cell] ?? ink.wash, round: 0 },
      ),
    ),
  );
}

/** The picture of an article as SVG. @throws Error for an article without one. */
export function pictureOf(key: string): string {
  const found = pictures[key];

  if (found === undefined) {
    throw new Error(`The article ${key} has no picture in pictures.server.ts`);
  }

  return found;
}
