import type { Block, LineStroke, Table, TableCell } from '@octavo/layout/model';
import { xml } from '../../ooxml/xml.ts';
import type { PartWriter } from '../parts/part-writer.ts';
import { shading } from '../text/run-format.ts';
import { eighths, twips } from '../units.ts';
import { rowBorders } from './row-borders.ts';

/** Rows that are higher than this may break over pages, in points. */
const wholeRowPoints = 200;

const sides = ['top', 'left', 'bottom', 'right'] as const;

/** Writes the blocks of a cell or a box. */
export type WriteBlocks = (blocks: readonly Block[]) => string;

/** Writes a table on the grid of its source, with the source's widths. */
export function tableElement(table: Table, part: PartWriter, writeBlocks: WriteBlocks): string {
  const { columnWidths, rowHeights, indentLeft } = table;
  const margins = part.plan.cellMargins.get(table) ?? { left: 0, right: 0 };
  const width = columnWidths.reduce((sum, column) => sum + twips(column), 0);
  const common = commonStroke(table);
  const properties = [
    common === null ? '' : xml('w:tblStyle', { 'w:val': 'TableGrid' }),
    xml('w:tblW', { 'w:w': width, 'w:type': 'dxa' }),
    xml('w:tblInd', { 'w:w': twips(indentLeft), 'w:type': 'dxa' }),
    common === null
      ? ''
      : xml(
          'w:tblBorders',
          {},
          ...['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => border(side, common)),
        ),
    xml('w:tblLayout', { 'w:type': 'fixed' }),
    xml(
      'w:tblCellMar',
      {},
      xml('w:left', { 'w:w': twips(margins.left), 'w:type': 'dxa' }),
      xml('w:right', { 'w:w': twips(margins.right), 'w:type': 'dxa' }),
    ),
    xml('w:tblLook', { 'w:val': '0000' }),
  ];
  const rows = rowHeights.map((_, row) => rowElement(table, row, common, part, writeBlocks));
  const grid = columnWidths.map((column) => xml('w:gridCol', { 'w:w': twips(column) }));

  return xml('w:tbl', {}, xml('w:tblPr', {}, ...properties), xml('w:tblGrid', {}, ...grid), ...rows);
}

function rowElement(
  table: Table,
  row: number,
  common: LineStroke | null,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): string {
  const { above, below } = rowBorders(table, row);
  const height = Math.max(0, (table.rowHeights[row] ?? 0) - (above + below) / 2);
  const properties = [
    height <= wholeRowPoints ? xml('w:cantSplit') : '',
    xml('w:trHeight', { 'w:val': twips(height), 'w:hRule': 'atLeast' }),
    row < table.headerRows && table.headedOnce !== true ? xml('w:tblHeader') : '',
  ];
  const cells = cellsOf(table, row).map((cell) => cellElement(table, cell, row, common, part, writeBlocks));

  return xml('w:tr', {}, xml('w:trPr', {}, ...properties), ...cells);
}

/** Cells of a row from left to right, including those that span down from a row above. */
function cellsOf({ cells }: Table, row: number): TableCell[] {
  return cells
    .filter((cell) => cell.row <= row && row < cell.row + cell.rowSpan)
    .sort((one, other) => one.column - other.column);
}

function cellElement(
  table: Table,
  cell: TableCell,
  row: number,
  common: LineStroke | null,
  part: PartWriter,
  writeBlocks: WriteBlocks,
): string {
  const { column, columnSpan, rowSpan } = cell;
  const verticalAlignment = part.plan.cellAlignments.get(cell) ?? 'top';
  const begins = row === cell.row;
  const width = table.columnWidths
    .slice(column, column + columnSpan)
    .reduce((sum, points) => sum + twips(points), 0);
  const properties = [
    xml('w:tcW', { 'w:w': width, 'w:type': 'dxa' }),
    columnSpan > 1 ? xml('w:gridSpan', { 'w:val': columnSpan }) : '',
    rowSpan > 1 ? xml('w:vMerge', { 'w:val': begins ? 'restart' : null }) : '',
    cellBorders(cell, row, common),
    cell.background === null ? '' : shading(cell.background),
    cell.turned === null ? '' : xml('w:textDirection', { 'w:val': cell.turned === 'up' ? 'btLr' : 'tbRl' }),
    verticalAlignment === 'top'
      ? ''
      : xml('w:vAlign', { 'w:val': verticalAlignment === 'middle' ? 'center' : 'bottom' }),
  ];

  return xml('w:tc', {}, xml('w:tcPr', {}, ...properties), writeBlocks(begins ? cell.blocks : []));
}

/** Borders in which a cell differs from its table; a merged cell has none between its rows. */
function cellBorders({ borders, row, rowSpan }: TableCell, at: number, common: LineStroke | null): string {
  const strokes = {
    top: at === row ? borders.top : null,
    left: borders.left,
    bottom: at === row + rowSpan - 1 ? borders.bottom : null,
    right: borders.right,
  };
  const content = sides
    .map((side) => {
      const stroke = strokes[side];
      const isInner = (side === 'top' && at !== row) || (side === 'bottom' && at !== row + rowSpan - 1);

      if (isInner || isSame(stroke, common)) {
        return '';
      }

      return stroke === null ? xml(`w:${side}`, { 'w:val': 'nil' }) : border(side, stroke);
    })
    .join('');

  return content && xml('w:tcBorders', {}, content);
}

/** Stroke of most cell sides; null when most have none. */
function commonStroke({ cells }: Table): LineStroke | null {
  const counts = new Map<string, { stroke: LineStroke | null; count: number }>();

  for (const { borders } of cells) {
    for (const side of sides) {
      const stroke = borders[side];
      const key = stroke === null ? '' : `${eighths(stroke.widthPoints)} ${stroke.colour}`;
      counts.set(key, { stroke, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }

  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);

  return most?.stroke ?? null;
}

function isSame(one: LineStroke | null, other: LineStroke | null): boolean {
  if (one === null || other === null) {
    return one === other;
  }

  return eighths(one.widthPoints) === eighths(other.widthPoints) && one.colour === other.colour;
}

function border(side: string, { widthPoints, colour }: LineStroke): string {
  return xml(`w:${side}`, {
    'w:val': 'single',
    'w:sz': eighths(widthPoints),
    'w:space': 0,
    'w:color': colour,
  });
}
