import type { Box, Colour, PageGlyph } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, sharedArea } from '../../boxes.ts';
import type { LineStroke } from '../../model.ts';
import {
  boxOf,
  type CellBorders,
  type FoundCell,
  type FoundGrid,
  type FoundTable,
  type Span,
} from '../found-table.ts';
import type { FilledArea, PageRulings, Ruling } from '../rulings/rulings.ts';
import { isRightToLeft } from '../words/logical-order.ts';
import { type Word } from '../words/words.ts';
import { assignWords } from './assign-words.ts';

/** Source data of a table besides its grid. */
export interface TableSource {
  readonly pageIndex: number;
  readonly rulings: PageRulings;
}

const thresholds = {
  /** Distance in points within which a line is the border of a cell. */
  borderReach: 3,

  /** Free height of a cell from which its text has a vertical alignment, in points. */
  leastFree: 4,

  /** Largest difference between the spaces above and below centred text, as a share of the free height. */
  middleShare: 0.3,

  /** Share of a cell that its background covers. */
  groundShare: 0.7,
};

/** Puts words into the cells of a grid and determines how each cell is drawn. */
export function buildTable(grid: FoundGrid, words: readonly Word[], ground: TableSource): FoundTable {
  return tableOf(grid, assignWords(grid, words), ground);
}

/** Builds the table of a grid whose words are known for each cell. */
export function tableOf(
  grid: FoundGrid,
  contents: readonly (readonly Word[])[],
  ground: TableSource,
): FoundTable {
  const painter = new CellPainter(grid, ground.rulings);
  const cells = grid.spans.map((span, index): FoundCell => {
    const inside = contents[index] ?? [];
    const box = boxOf(grid, span);

    return {
      ...span,
      place: { pageIndex: ground.pageIndex, box },
      background: painter.background(box),
      borders: painter.borders(box),
      verticalAlignment: verticalAlignment(box, inside),
      glyphs: inside.flatMap(({ glyphs, blanks }) => [...glyphs, ...blanks]),
      tables: [],
    };
  });

  return {
    places: [{ pageIndex: ground.pageIndex, box: boxOf(grid, wholeOf(grid)) }],
    columnWidths: differences(grid.xs),
    rowHeights: differences(grid.ys),
    headerRows: 0,
    headerColumns: 0,
    ruled: grid.ruled,
    direction: directionOf(cells.flatMap(({ glyphs }) => glyphs)),
    cells,
  };
}

function wholeOf(grid: FoundGrid): Span {
  return { row: 0, column: 0, rowSpan: grid.ys.length - 1, columnSpan: grid.xs.length - 1 };
}

function differences(edges: readonly number[]): number[] {
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}

function directionOf(glyphs: readonly PageGlyph[]): 'ltr' | 'rtl' {
  const letters = glyphs.filter(({ text }) => /\p{L}/u.test(text));
  const turned = letters.filter(({ text }) => isRightToLeft(text));

  return turned.length > letters.length / 2 ? 'rtl' : 'ltr';
}

function verticalAlignment(box: Box, words: readonly Word[]): 'top' | 'middle' | 'bottom' {
  if (words.length === 0) {
    return 'top';
  }

  const inside = boxAround(words);
  const above = inside.top - box.top;
  const below = box.bottom - inside.bottom;
  const free = above + below;

  if (free < thresholds.leastFree || Math.abs(above - below) < free * thresholds.middleShare) {
    return 'middle';
  }

  return above > below ? 'bottom' : 'top';
}

/** Determines backgrounds and borders of cells. */
class CellPainter {
  readonly #areas: readonly FilledArea[];
  readonly #horizontal: readonly Ruling[];
  readonly #vertical: readonly Ruling[];

  constructor(grid: FoundGrid, rulings: PageRulings) {
    const whole = boxOf(grid, wholeOf(grid));
    const across = ({ position, start, end }: Ruling, from: number, to: number, low: number, high: number) =>
      position > from - thresholds.borderReach &&
      position < to + thresholds.borderReach &&
      end > low &&
      start < high;

    this.#areas = rulings.areas.filter((area) => sharedArea(area, whole) > 0);
    this.#horizontal = sortedByPosition(
      rulings.horizontal.filter((line) => across(line, whole.top, whole.bottom, whole.left, whole.right)),
    );
    this.#vertical = sortedByPosition(
      rulings.vertical.filter((line) => across(line, whole.left, whole.right, whole.top, whole.bottom)),
    );
  }

  /** Colour painted last over most of a cell; null for white or none. */
  background(box: Box): Colour | null {
    const area = this.#areas.findLast(
      (candidate) => sharedArea(candidate, box) > areaOf(box) * thresholds.groundShare,
    );

    return area === undefined || area.colour === 'ffffff' ? null : area.colour;
  }

  borders(box: Box): CellBorders {
    return {
      top: border(this.#horizontal, box.top, box.left, box.right),
      right: border(this.#vertical, box.right, box.top, box.bottom),
      bottom: border(this.#horizontal, box.bottom, box.left, box.right),
      left: border(this.#vertical, box.left, box.top, box.bottom),
    };
  }
}

function sortedByPosition(rulings: readonly Ruling[]): Ruling[] {
  return rulings
    .filter(({ drawn, colour }) => drawn && colour !== 'ffffff')
    .sort((one, other) => one.position - other.position);
}

function border(lines: readonly Ruling[], position: number, from: number, to: number): LineStroke | null {
  let low = 0;
  let high = lines.length;

  while (low < high) {
    const middle = (low + high) >> 1;

    if ((lines[middle]?.position ?? 0) < position - thresholds.borderReach) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  let covered = 0;
  let widest: Ruling | null = null;

  for (
    let at = low;
    (lines[at]?.position ?? Number.POSITIVE_INFINITY) <= position + thresholds.borderReach;
    at += 1
  ) {
    const line = lines[at];

    if (line === undefined) {
      break;
    }

    const shared = Math.min(line.end, to) - Math.max(line.start, from);

    if (shared > 0) {
      covered += shared;
      widest = widest === null || line.widthPoints > widest.widthPoints ? line : widest;
    }
  }

  if (widest === null || covered < (to - from) * 0.5) {
    return null;
  }

  return { widthPoints: widest.widthPoints, colour: widest.colour };
}
