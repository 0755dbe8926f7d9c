import type { Box } from '@octavo/pdf/content/page-content';
import { type Breaking, breakLines } from '../../block/break-lines.ts';
import type { Bounds } from '../../block/draft.ts';
import { heightOf, holds, meet, mostlyHolds, widthOf } from '../../boxes.ts';
import type { FoundTable } from '../../table/found-table.ts';
import type { TextLine } from '../../text/lines.ts';
import type { PageFrame } from './frames.ts';

/** A frame in the flow of its column, converted to a table, and the tables inside it. */
interface FramedTable extends Box {
  readonly table: FoundTable;
  readonly tables: readonly FoundTable[];
}

interface FramedAtom extends Box {
  readonly table?: FoundTable;
}

const thresholds = {
  /** Share of the column's width from which a frame is part of the flow. */
  columnShare: 0.5,

  /** Largest overhang of a frame over the sides of its column, in points. */
  overhang: 16,

  /** Largest difference between the starts of paragraphs with one indent, in points. */
  sameIndent: 3,
};

/**
 * Frames that cannot be borders around paragraphs: their content has several indents, tabs, list items or
 * tables. Each becomes a table of one cell.
 */
export function framedTables(
  lines: readonly TextLine[],
  atoms: readonly FramedAtom[],
  bounds: Bounds,
  frames: readonly PageFrame[],
  breaking: Breaking,
): FramedTable[] {
  const found: FramedTable[] = [];

  // The largest first, so that the content of a nested frame is written once.
  for (const frame of frames.toReversed()) {
    const { left, top, right, bottom, stroke } = frame;
    const inside = linesIn(frame, lines);
    const others = atoms.filter((atom) => meet(atom, frame));
    const tables = others.flatMap(({ table }) => table ?? []);
    const isWhole =
      stroke !== null &&
      isInColumn(frame, bounds) &&
      others.every((atom) => atom.table?.places.length === 1 && holds(frame, atom)) &&
      !found.some((other) => meet(other, frame));

    if (isWhole && (tables.length > 0 || (inside.length > 1 && isMixed(inside, frame, breaking)))) {
      found.push({ left, top, right, bottom, tables, table: tableOf(frame, inside, tables) });
    }
  }

  return found;
}

/** Lines within a frame; none when other lines are beside it or cross its sides. */
export function linesIn(frame: Box, lines: readonly TextLine[]): TextLine[] {
  const level = lines.filter(
    ({ baseline, sizePoints }) => baseline > frame.top && baseline - sizePoints * 0.5 < frame.bottom,
  );

  return level.every((line) => mostlyHolds(frame, line)) ? level : [];
}

export function isInColumn(frame: Box, { left, right }: Bounds): boolean {
  return (
    widthOf(frame) > (right - left) * thresholds.columnShare &&
    frame.left > left - thresholds.overhang &&
    frame.right < right + thresholds.overhang
  );
}

function isMixed(lines: readonly TextLine[], frame: PageFrame, breaking: Breaking): boolean {
  const drafts = breakLines(lines, { left: frame.left, right: frame.right }, breaking);
  const lefts = drafts
    .filter(({ alignment }) => alignment === 'left' || alignment === 'justify')
    .map(({ box }) => box.left);

  return (
    drafts.some(({ label }) => label !== null) ||
    lines.some(({ text }) => text.includes('\t')) ||
    Math.max(...lefts) - Math.min(...lefts) > thresholds.sameIndent
  );
}

function tableOf(
  { left, top, right, bottom, stroke, background }: PageFrame,
  lines: readonly TextLine[],
  tables: readonly FoundTable[],
): FoundTable {
  const box = { left, top, right, bottom };
  const place = { pageIndex: lines[0]?.pageIndex ?? tables[0]?.places[0].pageIndex ?? 0, box };

  return {
    places: [place],
    columnWidths: [widthOf(box)],
    rowHeights: [heightOf(box)],
    headerRows: 0,
    headerColumns: 0,
    ruled: true,
    direction: lines[0]?.direction ?? tables[0]?.direction ?? 'ltr',
    cells: [
      {
        row: 0,
        column: 0,
        rowSpan: 1,
        columnSpan: 1,
        place,
        background,
        borders: { top: stroke, right: stroke, bottom: stroke, left: stroke },
        verticalAlignment: 'top',
        glyphs: lines.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph)),
        tables,
      },
    ],
  };
}
