import { type Breaking, breakLines } from '../block/break-lines.ts';
import type { Bounds } from '../block/draft.ts';
import { heightOf, meet, mostlyHolds, widthOf } from '../boxes.ts';
import type { Box } from '../page-content.ts';
import type { FoundTable } from '../table/found-table.ts';
import type { Line } from '../text/lines.ts';
import type { Frame } from './frames.ts';

/** A frame in the column that its text flows in. */
export interface FramedLines extends Box {
  readonly table: FoundTable;
}

/** A frame stands in the flow when it takes this share of its column. */
const columnShare = 0.5;

/** It may reach so far over the sides of the column. */
const overhang = 16;

/** Paragraphs that begin nearer to each other have one indent. */
const sameIndent = 3;

/**
 * Frames that one border around paragraphs cannot be: what stands in them is indented in more than one way, has tabs or
 * items. Each is a table of one cell.
 */
export function framedTables(
  lines: readonly Line[],
  atoms: readonly Box[],
  bounds: Bounds,
  frames: readonly Frame[],
  breaking: Breaking,
): FramedLines[] {
  return frames.flatMap((frame) => {
    const inside = linesIn(frame, lines);

    return frame.stroke !== null &&
      inside.length > 1 &&
      isInColumn(frame, bounds) &&
      !atoms.some((atom) => meet(atom, frame)) &&
      isMixed(inside, frame, breaking)
      ? [
          {
            left: frame.left,
            top: frame.top,
            right: frame.right,
            bottom: frame.bottom,
            table: tableOf(frame, inside),
          },
        ]
      : [];
  });
}

/** The lines within a frame; none when others stand beside it or across its sides. */
export function linesIn(frame: Box, lines: readonly Line[]): Line[] {
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

function isMixed(lines: readonly Line[], frame: Frame, breaking: Breaking): boolean {
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
  { left, top, right, bottom, stroke, background }: Frame,
  lines: readonly Line[],
): FoundTable {
  const box = { left, top, right, bottom };
  const place = { pageIndex: lines[0]?.pageIndex ?? 0, box };

  return {
    places: [place],
    columnWidths: [widthOf(box)],
    rowHeights: [heightOf(box)],
    headerRows: 0,
    headerColumns: 0,
    ruled: true,
    direction: lines[0]?.direction ?? 'ltr',
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
        tables: [],
      },
    ],
  };
}
