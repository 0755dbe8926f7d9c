import { fillOf, outlineOf } from '../../drawingml/colour.ts';
import { transformOf } from '../../drawingml/geometry.ts';
import { emu } from '../../drawingml/units.ts';
import { xml } from '../../ooxml/xml.ts';
import type { SlideCell, TableItem } from '../../slides/slide.ts';
import type { PackagePart } from './part.ts';
import { textBody } from './text-body.ts';

const tableData = 'http://schemas.openxmlformats.org/drawingml/2006/table';

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** A table (`p:graphicFrame`). */
export function tableOf(item: TableItem, id: number, part: PackagePart): string {
  const origins = originsOf(item);

  return xml(
    'p:graphicFrame',
    {},
    xml(
      'p:nvGraphicFramePr',
      {},
      xml('p:cNvPr', { id, name: `Table ${id - 1}` }),
      xml('p:cNvGraphicFramePr', {}, xml('a:graphicFrameLocks', { noGrp: true })),
      xml('p:nvPr'),
    ),
    transformOf('p:xfrm', item.box, item.angle),
    xml(
      'a:graphic',
      {},
      xml(
        'a:graphicData',
        { uri: tableData },
        xml(
          'a:tbl',
          {},
          xml('a:tblPr', { firstRow: item.headerRows > 0 || null }),
          xml('a:tblGrid', {}, ...item.columnWidths.map((width) => xml('a:gridCol', { w: emu(width) }))),
          ...item.rowHeights.map((height, row) =>
            xml(
              'a:tr',
              { h: emu(height) },
              ...item.columnWidths.map((_, column) => cellAt(origins, row, column, part)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Cell that covers each grid position, row by row. */
function originsOf({ cells, rowHeights, columnWidths }: TableItem): readonly (SlideCell | undefined)[][] {
  const origins: (SlideCell | undefined)[][] = rowHeights.map(() => columnWidths.map(() => undefined));

  for (const cell of cells) {
    for (let row = cell.row; row < Math.min(cell.row + cell.rowSpan, rowHeights.length); row += 1) {
      origins[row]?.fill(cell, cell.column, cell.column + cell.columnSpan);
    }
  }

  return origins;
}

function cellAt(
  origins: readonly (SlideCell | undefined)[][],
  row: number,
  column: number,
  part: PackagePart,
): string {
  const cell = origins[row]?.[column];

  if (cell === undefined) {
    return xml('a:tc', {}, emptyText, xml('a:tcPr', {}, ...noBorders, fillOf(null)));
  }

  const isOrigin = cell.row === row && cell.column === column;

  return xml(
    'a:tc',
    {
      rowSpan: cell.row === row && cell.rowSpan > 1 ? cell.rowSpan : null,
      gridSpan: cell.column === column && cell.columnSpan > 1 ? cell.columnSpan : null,
      hMerge: cell.column < column || null,
      vMerge: cell.row < row || null,
    },
    isOrigin ? textBody('a:txBody', cell.text, { part, themeFont: part.presentation.bodyFont }) : emptyText,
    cellProperties(cell),
  );
}

/** Explicitly no borders, because the table style would draw its own otherwise. */
const noBorders = ['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB'].map((name) => outlineOf(name, null));

/** Text of covered cells, in the smallest size, so that rows do not grow. */
const emptyText = xml(
  'a:txBody',
  {},
  xml('a:bodyPr'),
  xml('a:lstStyle'),
  xml('a:p', {}, xml('a:endParaRPr', { sz: 100 })),
);

function cellProperties({ text, borders, fill }: SlideCell): string {
  const { insets, anchor } = text;

  return xml(
    'a:tcPr',
    {
      marL: emu(insets.left),
      marR: emu(insets.right),
      marT: emu(insets.top),
      marB: emu(insets.bottom),
      anchor: anchors[anchor],
    },
    outlineOf('a:lnL', borders.left),
    outlineOf('a:lnR', borders.right),
    outlineOf('a:lnT', borders.top),
    outlineOf('a:lnB', borders.bottom),
    fillOf(fill),
  );
}
