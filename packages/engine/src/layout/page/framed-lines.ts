import { type Breaking, breakLines } from '../block/break-lines.ts';
import type { Bounds } from '../block/draft.ts';
import { heightOf, holds, meet, mostlyHolds, widthOf } from '../boxes.ts';
import type { Box } from '../page-content.ts';
import type { FoundTable } from '../table/found-table.ts';
import type { TextLine } from '../text/lines.ts';
import type { PageFrame } from './frames.ts';

/** A frame in the column that its text flows in, as a table, and the tables that stand in it. */
interface FramedTable extends Box {
  readonly table: FoundTable;
  readonly tables: readonly FoundTable[];
}

interface FramedAtom extends Box {
  readonly table?: FoundTable;
}

/** A frame stands in the flow when it takes this share of its column. */
const columnShare = 0.5;

/** It may reach so far over the sides of the column. */
const overhang = 16;

/** Paragraphs that begin nearer to each other have one indent. */
const sameIndent = 3;

/**
 * Frames that one border around paragraphs cannot be: what stands in them is indented in more than one way, has tabs,
 * items or tables. Each is a table of one cell.
 */
export function framedTables(
  lines: readonly TextLine[],
  atoms: readonly FramedAtom[],
  bounds: Bounds,
  frames: readonly PageFrame[],
  breaking: Breaking,
): FramedTable[] {
  const found: FramedTable[] = [];

  // The largest first: what stands in a frame within a frame is told once.
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

/** The lines within a frame; none when others stand beside it or across its sides. */
export function linesIn(frame: Box, lines: readonly TextLine[]): TextLine[] {
  const level = lines.filter(
    ({ baseline, sizePoints }) => baseline > frame.top && baseline - sizePoints * 0.5 < frame.bottom,
  );

  return level.every((line) => mostlyHolds(frame, line)) ? level : [];
}

export function isInColumn(frame: Box, { left, right }: Bounds): boolean {
  return (
    widthOf(frame) > (right - left) * columnShare &&
    frame.left > left - overhang &&
    frame.right < right + overhang
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
    Math.max(...lefts) - Math.min(...lefts) > sameIndent
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
