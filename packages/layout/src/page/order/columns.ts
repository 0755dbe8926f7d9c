import type { Box } from '@octavo/pdf/content/page-content';
import { boxAround, sharedDown } from '../../boxes.ts';
import { knownSize } from '../../known-size.ts';
import { type GlyphPiece } from '../../text/pieces.ts';

/** Leaf of the division of a page: the content of one column and the extent of that column. */
export interface Column extends Box {
  readonly pieces: readonly GlyphPiece[];
  readonly atoms: readonly Box[];
  /** Number of the band, shared by columns side by side; a page without columns is one band. */
  readonly band: number;
  /** True when no other column lies between this one and that edge of the page. */
  readonly reachesLeft: boolean;
  readonly reachesRight: boolean;
}

/** Content to be divided: text, and blocks that are already complete (tables, figures). */
interface Content {
  readonly pieces: readonly GlyphPiece[];
  readonly atoms: readonly Box[];
}

type ColumnExtent = Box & Pick<Column, 'reachesLeft' | 'reachesRight'>;

const thresholds = {
  /** Maximum nesting; deeper divisions are no page layout. */
  deepest: 8,

  /** Minimum number of lines in a column. */
  fewestLines: 3,

  /** In columns of prose, half of the lines fill at least this share of the column. */
  filledShare: 0.55,

  /** Minimum median length of lines of prose, in characters. */
  proseCharacters: 12,

  /** Maximum number of columns side by side; more are a table. */
  mostGutters: 3,

  /** Share of the columns' height that the strip between them must exceed. */
  besideShare: 0.5,

  /** Smallest gutter, in points. */
  gutterPoints: 6,

  /** Smallest gutter, in multiples of the font size. */
  gutterSize: 0.9,

  /** Largest line distance of prose, in multiples of the font size. */
  linePitch: 2.2,

  /** Height that columns share, in multiples of that line distance. */
  sharedPitch: 1.2,

  /** Largest difference between baselines of one line, in multiples of the font size. */
  sameBaseline: 0.3,
};

/** Divides a page into columns, in reading order. */
export function columnsOf(content: Content, direction: 'ltr' | 'rtl'): Column[] {
  let bands = 0;

  const divide = (
    { pieces, atoms }: Content,
    within: ColumnExtent,
    depth: number,
    band: number,
  ): Column[] => {
    const gutter = depth < thresholds.deepest ? widestGutter(pieces, atoms, within) : null;

    if (gutter === null) {
      return pieces.length + atoms.length === 0 ? [] : [{ ...within, pieces, atoms, band }];
    }

    // Inside a column, everything belongs to the band of the columns around it.
    const next = (): number => (band === 0 ? (bands += 1) : band);

    const above = part((box) => middle(box) < gutter.top);
    const below = part((box) => middle(box) > gutter.bottom);
    const beside = part((box) => middle(box) >= gutter.top && middle(box) <= gutter.bottom);
    const inner = next();
    const left = side(beside, (box) => box.left + box.right < gutter.left + gutter.right);
    const right = side(beside, (box) => box.left + box.right >= gutter.left + gutter.right);
    const sides = [
      ...divide(left, { ...spanOf(left, within), right: gutter.left, reachesRight: false }, depth + 1, inner),
      ...divide(
        right,
        { ...spanOf(right, within), left: gutter.right, reachesLeft: false },
        depth + 1,
        inner,
      ),
    ];
    const ordered =
      direction === 'rtl'
        ? [
            ...sides.filter((column) => column.left >= gutter.right),
            ...sides.filter((column) => column.left < gutter.right),
          ]
        : sides;

    return [
      ...divide(above, { ...within, bottom: gutter.top }, depth + 1, band),
      ...ordered,
      ...divide(below, { ...within, top: gutter.bottom }, depth + 1, band),
    ];

    function part(test: (box: Box) => boolean): Content {
      return { pieces: pieces.filter(test), atoms: atoms.filter(test) };
    }
  };

  const whole = boxAround([...content.pieces, ...content.atoms]);

  return numbered(divide(content, { ...whole, reachesLeft: true, reachesRight: true }, 0, 0));
}

/** Renumbers the bands: content outside columns forms separate bands where columns lie in between. */
function numbered(columns: readonly Column[]): Column[] {
  let band = 0;

  return columns.map((column, index) => {
    const last = columns[index - 1];

    if (last !== undefined && last.band !== column.band) {
      band += 1;
    }

    return { ...column, band };
  });
}

function side({ pieces, atoms }: Content, test: (box: Box) => boolean): Content {
  return { pieces: pieces.filter(test), atoms: atoms.filter(test) };
}

function spanOf(content: Content, within: ColumnExtent): ColumnExtent {
  const { top, bottom } = boxAround([...content.pieces, ...content.atoms]);

  return { ...within, top, bottom };
}

function middle(box: Box): number {
  return (box.top + box.bottom) / 2;
}

/** Tallest empty strip between two columns of prose; null when there is one column. */
function widestGutter(
  pieces: readonly GlyphPiece[],
  atoms: readonly Box[],
  within: Box,
  outerGutters = 0,
): Box | null {
  let best: Box | null = null;

  for (const start of columnStarts(pieces)) {
    const size = start.sizePoints;
    const strip = {
      left: start.x - Math.max(thresholds.gutterPoints, size * thresholds.gutterSize),
      right: start.x - 0.5,
    };

    for (const free of freeStretches(strip, pieces, atoms, within)) {
      const height = free.bottom - free.top;

      if (best !== null && height <= best.bottom - best.top) {
        continue;
      }

      if (separatesProse(free, pieces, atoms, outerGutters)) {
        best = widened(free, pieces, atoms);
      }
    }
  }

  return best;
}

/** Left edges shared by several lines: the possible left edges of a right-hand column. */
function columnStarts(pieces: readonly GlyphPiece[]): { x: number; sizePoints: number }[] {
  const lefts = pieces.map(({ left, sizePoints }) => ({ x: left, sizePoints })).sort((a, b) => a.x - b.x);
  const starts: { x: number; sizePoints: number }[] = [];

  for (let from = 0; from < lefts.length; ) {
    let to = from;

    while (to < lefts.length && lefts[to]!.x - lefts[from]!.x < 2) {
      to += 1;
    }

    if (to - from >= 2) {
      starts.push(lefts[from]!);
    }

    from = to;
  }

  return starts;
}

/** Empty stretches of a strip, from one obstacle to the next. */
function freeStretches(
  strip: { left: number; right: number },
  pieces: readonly GlyphPiece[],
  atoms: readonly Box[],
  within: Box,
): Box[] {
  const obstacles = [...pieces, ...atoms]
    .filter((box) => box.left < strip.right && box.right > strip.left)
    .sort((a, b) => a.top - b.top);
  const stretches: Box[] = [];
  let top = within.top;

  for (const obstacle of obstacles) {
    if (obstacle.top > top) {
      stretches.push({ ...strip, top, bottom: obstacle.top });
    }

    top = Math.max(top, obstacle.bottom);
  }

  if (top < within.bottom) {
    stretches.push({ ...strip, top, bottom: within.bottom });
  }

  return stretches;
}

/**
 * True when prose stands on both sides of a strip, side by side for some lines; on one side it may be divided
 * into columns.
 */
function separatesProse(
  strip: Box,
  pieces: readonly GlyphPiece[],
  atoms: readonly Box[],
  outerGutters: number,
): boolean {
  const beside = pieces.filter((piece) => middle(piece) > strip.top && middle(piece) < strip.bottom);
  const left = beside.filter((piece) => piece.right <= strip.right);
  const right = beside.filter((piece) => piece.left >= strip.left);

  const [isLeft, isRight] = [isProse(left), isProse(right)];

  if (!isLeft && !isRight) {
    return false;
  }

  if (!(isLeft && isRight) && !areColumns(isLeft ? right : left, strip, atoms, outerGutters)) {
    return false;
  }

  const [leftBox, rightBox] = [boxAround(left), boxAround(right)];
  const shared = sharedDown(leftBox, rightBox);
  const size = knownSize(right[0]?.sizePoints);

  return shared > size * thresholds.linePitch * thresholds.sharedPitch;
}

/** True for several columns of prose, whose lines have independent baselines. */
function areColumns(
  pieces: readonly GlyphPiece[],
  { top, bottom }: Box,
  atoms: readonly Box[],
  outerGutters: number,
): boolean {
  const counts = pieces.map(({ characters }) => characters).sort((a, b) => a - b);

  if (
    outerGutters + 2 > thresholds.mostGutters ||
    pieces.length < thresholds.fewestLines * 2 ||
    (counts[counts.length >> 1] ?? 0) < thresholds.proseCharacters
  ) {
    return false;
  }

  const box = boxAround(pieces);
  const gutter = widestGutter(
    pieces,
    atoms.filter((atom) => atom.top < bottom && atom.bottom > top),
    box,
    outerGutters + 1,
  );

  return gutter !== null && gutter.bottom - gutter.top > (box.bottom - box.top) * thresholds.besideShare;
}

function isProse(pieces: readonly GlyphPiece[]): boolean {
  // Pieces of one line count together, as wide word spaces may have separated them.
  const rows: { left: number; right: number; characters: number; baseline: number }[] = [];

  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);

    if (
      row !== undefined &&
      Math.abs(row.baseline - piece.baseline) < piece.sizePoints * thresholds.sameBaseline
    ) {
      row.left = Math.min(row.left, piece.left);
      row.right = Math.max(row.right, piece.right);
      row.characters += piece.characters;
    } else {
      rows.push({
        left: piece.left,
        right: piece.right,
        characters: piece.characters,
        baseline: piece.baseline,
      });
    }
  }

  if (rows.length < thresholds.fewestLines) {
    return false;
  }

  const { left, right } = boxAround(pieces);
  const widths = rows.map((row) => row.right - row.left).sort((a, b) => a - b);
  const counts = rows.map((row) => row.characters).sort((a, b) => a - b);

  return (
    (widths[widths.length >> 1] ?? 0) >= (right - left) * thresholds.filledShare &&
    (counts[counts.length >> 1] ?? 0) >= thresholds.proseCharacters
  );
}

/** Widens the strip to the left as far as its neighbours allow. */
function widened(strip: Box, pieces: readonly GlyphPiece[], atoms: readonly Box[]): Box {
  const beside = [...pieces, ...atoms].filter((box) => middle(box) > strip.top && middle(box) < strip.bottom);
  const rights = beside.filter((box) => box.right <= strip.right).map((box) => box.right);

  return { ...strip, left: Math.max(...rights, Number.NEGATIVE_INFINITY) };
}
