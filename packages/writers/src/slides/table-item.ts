import { boxAround, heightOf } from '@octavo/layout/boxes';
import type { LineStroke, Paragraph, Table, TableCell } from '@octavo/layout/model';
import type { Box, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import type { ShapeOutline } from '../drawingml/shape.ts';
import { drawnAlong, linesIn } from './cell-lines.ts';
import { sizeOf, type TextGroup } from './group.ts';
import type { SlideCell, SlideParagraph, TableItem, TextBody } from './slide.ts';
import { firstBaseline, lastDescent, spacingOf } from './spacing.ts';
import { type TextBlock, textBlocks } from './text-block.ts';
import { inOffice, noInsets } from './text-frame.ts';

/** Font size for text typed into an empty cell when its height allows it. */
const usualSize = 10;

/** Part of a table on a page; null when it has none. */
export function tableItem(table: Table, page: PageContent): TableItem | null {
  const place = table.places.find(({ pageIndex }) => pageIndex === page.pageIndex);

  if (place === undefined || table.cells.length === 0) {
    return null;
  }

  const lines = linesIn(place.box, page);

  return {
    kind: 'table',
    box: place.box,
    angle: 0,
    columnWidths: table.columnWidths,
    rowHeights: table.rowHeights,
    headerRows: table.headerRows,
    cells: table.cells.map((cell) => slideCell(cell, table, page, lines)),
  };
}

function slideCell(cell: TableCell, table: Table, page: PageContent, lines: readonly PagePath[]): SlideCell {
  const { row, column, rowSpan, columnSpan, background, borders } = cell;

  return {
    row,
    column,
    rowSpan,
    columnSpan,
    text: cellText(cell, table, page),
    fill: background,
    borders: {
      left: outlineOf(borders.left) ?? drawnAlong('left', cell.place.box, lines),
      right: outlineOf(borders.right) ?? drawnAlong('right', cell.place.box, lines),
      top: outlineOf(borders.top) ?? drawnAlong('top', cell.place.box, lines),
      bottom: outlineOf(borders.bottom) ?? drawnAlong('bottom', cell.place.box, lines),
    },
  };
}

function outlineOf(stroke: LineStroke | null): ShapeOutline | null {
  return stroke === null ? null : { ...stroke, dashed: false };
}

function cellText(cell: TableCell, table: Table, page: PageContent): TextBody {
  const blocks = cell.blocks
    .filter((block): block is Paragraph => block.kind === 'paragraph')
    .flatMap((paragraph) => textBlocks(paragraph, page));
  const [first, ...others] = blocks;
  const height = table.rowHeights
    .slice(cell.row, cell.row + cell.rowSpan)
    .reduce((sum, each) => sum + each, 0);
  const text = { wraps: true, vertical: false, anchor: cell.verticalAlignment };

  if (first === undefined) {
    const emptySizePoints = Math.min(usualSize, Math.max(1, height / 1.3));

    return { ...text, paragraphs: [], emptySizePoints, insets: noInsets };
  }

  const group: TextGroup = [first, ...others];
  const percents = spacingOf(group).map((spacing) => ({
    ...spacing,
    percent: Math.min(spacing.percent, group.length === 1 ? fitting(first, height) : spacing.percent),
  }));

  return {
    ...text,
    paragraphs: group.map((block, index) => cellParagraph(block, percents[index]!)),
    emptySizePoints: sizeOf(first),
    insets: insetsOf(group, cell, percents[0]!.percent),
  };
}

function cellParagraph(
  block: TextBlock,
  { percent, spaceBeforePoints }: { readonly percent: number; readonly spaceBeforePoints: number },
): SlideParagraph {
  const { role, alignment, direction, tabStops, indentLeft } = block.paragraph;
  const isItem = role.kind === 'list-item';
  const indent = isItem ? sizeOf(block) : 0;

  return {
    inlines: block.inlines.map(inOffice),
    alignment,
    direction,
    mark: isItem ? role.mark : null,
    startsAt: isItem && role.mark.kind.kind === 'number' ? role.mark.kind.value : 1,
    marginPoints: isItem ? Math.max(indent, indentLeft) : 0,
    indentPoints: -indent,
    spaceBeforePoints,
    lineSpacing: { kind: 'percent', percent },
    tabStops,
  };
}

/** Line spacing at which the lines of a cell fit its row, which would grow otherwise. */
function fitting(block: TextBlock, height: number): number {
  const lines = Math.max(1, block.lines.length);

  return Math.max(70, Math.floor((height / (lines * sizeOf(block) * 1.2)) * 100));
}

/** Insets of a cell on the sides that its alignment uses. */
function insetsOf(group: TextGroup, { place, verticalAlignment }: TableCell, percent: number): Box {
  const lines = group.flatMap((block) => block.lines);

  if (lines.length === 0) {
    return noInsets;
  }

  const { left, right } = boxAround(lines);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const alignments = new Set(group.map(({ paragraph }) => paragraph.alignment));
  const isRightToLeft = group[0].paragraph.direction === 'rtl';
  const isAtStart = alignments.has('left') || alignments.has('justify');
  const isAtEnd = alignments.has('right');
  const top = first.baseline - firstBaseline(first.sizePoints, percent) - place.box.top;
  const bottom = place.box.bottom - last.baseline - lastDescent(last.sizePoints);
  const most = heightOf(place.box) / 2;

  return {
    left: (isRightToLeft ? isAtEnd : isAtStart) ? Math.max(0, left - place.box.left) : 0,
    right: (isRightToLeft ? isAtStart : isAtEnd) ? Math.max(0, place.box.right - right) : 0,
    top: verticalAlignment === 'top' ? Math.min(most, Math.max(0, top)) : 0,
    bottom: verticalAlignment === 'bottom' ? Math.min(most, Math.max(0, bottom)) : 0,
  };
}
