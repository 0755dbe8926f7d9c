import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { PackageWriter } from '../ooxml/package-writer.ts';
import { xml, xmlPart } from '../ooxml/xml.ts';
import { commentParts } from './comments.ts';
import { sheetPart, TextTable } from './sheet-part.ts';
import { StyleTable } from './style-table.ts';
import type { Workbook, Worksheet } from './workbook.ts';

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** Writes a workbook as the parts of an OOXML package (ECMA-376, part 1, 18). */
export function writeWorkbook({ title, sheets }: Workbook): Map<string, string | Uint8Array> {
  const parts = new PackageWriter();
  const styles = new StyleTable();
  const texts = new TextTable();
  const main = 'xl/workbook.xml';
  parts.relate('', 'officeDocument', main);
  const listed = sheets.map((sheet, index) => {
    const path = addSheet(parts, sheet, index, styles, texts);

    return xml('sheet', {
      name: sheet.name,
      sheetId: index + 1,
      'r:id': parts.relate(main, 'worksheet', path),
    });
  });

  parts.add(
    main,
    type('sheet.main'),
    xmlPart(
      xml(
        'workbook',
        { xmlns: namespace, 'xmlns:r': relationships },
        xml('bookViews', {}, xml('workbookView')),
        xml('sheets', {}, ...listed),
      ),
    ),
  );
  parts.relate(main, 'styles', 'xl/styles.xml');
  parts.add('xl/styles.xml', type('styles'), styles.part());
  parts.relate(main, 'sharedStrings', 'xl/sharedStrings.xml');
  parts.add('xl/sharedStrings.xml', type('sharedStrings'), texts.part());

  if (title !== null) {
    addTitle(parts, title);
  }

  return parts.parts();
}

function addSheet(
  parts: PackageWriter,
  sheet: Worksheet,
  index: number,
  styles: StyleTable,
  texts: TextTable,
): string {
  const path = `xl/worksheets/sheet${index + 1}.xml`;
  const comments = commentParts(sheet.cells);
  let drawing: string | null = null;

  if (comments !== null) {
    const commentsPath = `xl/comments${index + 1}.xml`;
    const drawingPath = `xl/drawings/vmlDrawing${index + 1}.vml`;
    parts.add(commentsPath, type('comments'), comments.comments);
    parts.relate(path, 'comments', commentsPath);
    parts.add(drawingPath, 'application/vnd.openxmlformats-officedocument.vmlDrawing', comments.drawing);
    drawing = parts.relate(path, 'vmlDrawing', drawingPath);
  }

  parts.add(path, type('worksheet'), sheetPart(sheet, styles, texts, index === 0, drawing));

  return path;
}

function addTitle(parts: PackageWriter, title: string): void {
  const path = 'docProps/core.xml';
  parts.add(
    path,
    'application/vnd.openxmlformats-package.core-properties+xml',
    xmlPart(
      xml(
        'cp:coreProperties',
        {
          'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        },
        xml('dc:title', {}, escapeXml(title)),
      ),
    ),
  );
  parts.relate(
    '',
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    path,
  );
}
