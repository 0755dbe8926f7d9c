import { storedZip } from '../archive/zip-file.ts';
import { contentTypes, relationships, xml } from './open-package.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly hidden?: boolean;
  /** Header of each page, in Excel's codes. */
  readonly header?: string;
}

/** An Excel workbook of these sheets, without print settings. */
export function workbookFile(sheets: readonly TestSheet[]): Buffer<ArrayBuffer> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const paths = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const entries = sheets.map(
    ({ name, hidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${hidden === true ? ' state="hidden"' : ''}/>`,
  );

  return storedZip({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': `${sheetType}.sheet.main+xml`,
      ...Object.fromEntries(paths.map((path) => [`/xl/${path}`, `${sheetType}.worksheet+xml`])),
    }),
    '_rels/.rels': relationships([{ id: 'r1', type: `${type}/officeDocument`, target: 'xl/workbook.xml' }]),
    'xl/_rels/workbook.xml.rels': relationships(
      paths.map((target, index) => ({ id: `s${index}`, type: `${type}/worksheet`, target })),
    ),
    'xl/workbook.xml': xml(`<workbook ${namespaces}><sheets>${entries.join('')}</sheets></workbook>`),
    ...Object.fromEntries(paths.map((path, index) => [`xl/${path}`, sheetXml(sheets[index])])),
  });
}

function sheetXml(sheet: TestSheet | undefined): string {
  const cells = (sheet?.rows ?? []).map((row) => `<row>${row.map(cellXml).join('')}</row>`);
  const header = sheet?.header?.replaceAll('&', '&amp;');
  const above = header === undefined ? '' : `<headerFooter><oddHeader>${header}</oddHeader></headerFooter>`;

  return xml(`<worksheet ${namespaces}><sheetData>${cells.join('')}</sheetData>${above}</worksheet>`);
}

function cellXml(value: string | number): string {
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
}
