import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { xml, xmlPart } from '../ooxml/xml.ts';
import { cellReference, columnLetters } from './cell-reference.ts';
import type { StyleTable } from './style-table.ts';
import { mostCharacters, type SheetCell, type Worksheet } from './workbook.ts';

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Width of a digit of the default font, in points; column widths are measured in digits. */
const digitPoints = 5.25;
const narrowestColumn = 4;
/** Limit of Excel. */
const widestColumn = 255;
/** Columns wider together than this are printed on paper turned sideways; in points, of A4 without its margins. */
const uprightPoints = 494;

/** Shared string table of a workbook. */
export class TextTable {
  readonly #texts = new Map<string, number>();
  #uses = 0;

  indexOf(text: string): number {
    this.#uses += 1;
    const index = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, index);

    return index;
  }

  part(): string {
    const items = [...this.#texts.keys()].map((text) =>
      xml('si', {}, xml('t', { 'xml:space': 'preserve' }, escapeXml(text))),
    );

    return xmlPart(xml('sst', { xmlns: namespace, count: this.#uses, uniqueCount: items.length }, ...items));
  }
}

/** @param drawing relationship of the comments' shapes, null without comments. */
export function sheetPart(
  sheet: Worksheet,
  styles: StyleTable,
  texts: TextTable,
  isFirst: boolean,
  drawing: string | null,
): string {
  const merged = sheet.cells.filter(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1);

  return xmlPart(
    xml(
      'worksheet',
      { xmlns: namespace, 'xmlns:r': relationships },
      xml('sheetPr', {}, xml('pageSetUpPr', { fitToPage: true })),
      xml('sheetViews', {}, view(sheet, isFirst)),
      xml('sheetFormatPr', { defaultRowHeight: 13.5 }),
      columns(sheet),
      xml('sheetData', {}, ...rows(sheet, styles, texts)),
      merged.length === 0
        ? ''
        : xml(
            'mergeCells',
            { count: merged.length },
            ...merged.map((cell) => xml('mergeCell', { ref: area(cell) })),
          ),
      pageSetup(sheet),
      drawing === null ? '' : xml('legacyDrawing', { 'r:id': drawing }),
    ),
  );
}

/** Prints all columns of a row on one page, and as many pages as the rows need. */
function pageSetup({ columnWidths }: Worksheet): string {
  const isWide = columnWidths.reduce((sum, points) => sum + points, 0) > uprightPoints;

  return xml('pageSetup', {
    orientation: isWide ? 'landscape' : 'portrait',
    fitToWidth: 1,
    fitToHeight: 0,
  });
}

function view({ frozenRows, rightToLeft }: Worksheet, isFirst: boolean): string {
  const pane =
    frozenRows === 0
      ? ''
      : xml('pane', {
          ySplit: frozenRows,
          topLeftCell: cellReference(frozenRows, 0),
          activePane: 'bottomLeft',
          state: 'frozen',
        });

  return xml(
    'sheetView',
    { rightToLeft: rightToLeft || null, tabSelected: isFirst || null, workbookViewId: 0 },
    pane,
  );
}

function columns({ columnWidths }: Worksheet): string {
  if (columnWidths.length === 0) {
    return '';
  }

  return xml(
    'cols',
    {},
    ...columnWidths.map((points, index) =>
      xml('col', {
        min: index + 1,
        max: index + 1,
        width: Math.min(widestColumn, Math.max(narrowestColumn, points / digitPoints)).toFixed(2),
        customWidth: true,
      }),
    ),
  );
}

function rows(sheet: Worksheet, styles: StyleTable, texts: TextTable): string[] {
  const byRow = new Map<number, string[]>();

  for (const { row, column, ...cell } of sheet.cells.flatMap(covered).sort(inOrder)) {
    const written = byRow.get(row) ?? [];
    written.push(cellXml({ row, column, ...cell }, styles, texts));
    byRow.set(row, written);
  }

  return [...byRow].map(([row, cells]) => xml('row', { r: row + 1 }, ...cells));
}

function inOrder(one: SheetCell, other: SheetCell): number {
  return one.row - other.row || one.column - other.column;
}

/** All grid positions of a cell: those after the first carry its borders. */
function covered(cell: SheetCell): SheetCell[] {
  const places: SheetCell[] = [];

  for (let row = 0; row < cell.rowSpan; row += 1) {
    for (let column = 0; column < cell.columnSpan; column += 1) {
      const value = row === 0 && column === 0 ? cell.value : null;
      places.push({ ...cell, row: cell.row + row, column: cell.column + column, value });
    }
  }

  return places;
}

function cellXml({ row, column, value, style }: SheetCell, styles: StyleTable, texts: TextTable): string {
  const r = cellReference(row, column);

  if (value === null) {
    return xml('c', { r, s: styles.indexOf(style, 'General') });
  }

  if (value.kind === 'text') {
    const text = value.text.slice(0, mostCharacters);

    return xml(
      'c',
      { r, s: styles.indexOf(style, 'General'), t: 's' },
      xml('v', {}, String(texts.indexOf(text))),
    );
  }

  return xml('c', { r, s: styles.indexOf(style, value.format) }, xml('v', {}, String(value.value)));
}

function area({ row, column, rowSpan, columnSpan }: SheetCell): string {
  return `${cellReference(row, column)}:${columnLetters(column + columnSpan - 1)}${row + rowSpan}`;
}
