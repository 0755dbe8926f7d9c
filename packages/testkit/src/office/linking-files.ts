import { storedZip } from '../archive/zip-file.ts';
import { contentTypes, relationships, xml } from './open-package.ts';

export interface LinkingFile {
  readonly name: string;
  readonly tool: 'word-to-pdf' | 'excel-to-pdf' | 'ppt-to-pdf';
  readonly bytes: Uint8Array;
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const namespaces = {
  word: `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${types}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`,
  sheet: `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${types}"`,
  open: [
    ['office', 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
    ['text', 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
    ['table', 'urn:oasis:names:tc:opendocument:xmlns:table:1.0'],
    ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
    ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
    ['xlink', 'http://www.w3.org/1999/xlink'],
  ]
    .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
    .join(' '),
};

/**
 * Documents with the text "own words" that refer to everything external that their formats allow: pictures,
 * sections, templates, cells and whole objects.
 *
 * @param web address of a server, without a slash at the end
 * @param file address of a text file on this machine
 */
export function linkingFiles(web: string, file: string): LinkingFile[] {
  return [
    { name: 'links.docx', tool: 'word-to-pdf', bytes: wordDocument(web, file) },
    { name: 'links.rtf', tool: 'word-to-pdf', bytes: richText(web, file) },
    { name: 'links.odt', tool: 'word-to-pdf', bytes: openDocument('text', textBody(web, file)) },
    { name: 'links.xlsx', tool: 'excel-to-pdf', bytes: workbook(web) },
    { name: 'links.ods', tool: 'excel-to-pdf', bytes: openDocument('spreadsheet', tableBody(web, file)) },
    { name: 'links.odp', tool: 'ppt-to-pdf', bytes: openDocument('presentation', slideBody(web)) },
  ];
}

/** HTML under the name of a Word document, as many programs export it. */
export function pageNamedWord(web: string): Buffer {
  return Buffer.from(
    `<html><head><link rel="stylesheet" href="${web}/style.css"></head><body><p>own words</p><img src="${web}/page.png"><iframe src="${web}/frame.html"></iframe></body></html>`,
  );
}

function wordDocument(web: string, file: string): Buffer {
  const external = true;

  return storedZip({
    '[Content_Types].xml': contentTypes({
      '/word/document.xml': `${wordType}.document.main+xml`,
      '/word/settings.xml': `${wordType}.settings+xml`,
    }),
    '_rels/.rels': relationships([
      { id: 'r1', type: `${types}/officeDocument`, target: 'word/document.xml' },
    ]),
    'word/_rels/document.xml.rels': relationships([
      { id: 'picture', type: `${types}/image`, target: `${web}/picture.png`, external },
      { id: 'object', type: `${types}/oleObject`, target: `${web}/object.docx`, external },
      { id: 'settings', type: `${types}/settings`, target: 'settings.xml' },
    ]),
    'word/_rels/settings.xml.rels': relationships([
      { id: 'template', type: `${types}/attachedTemplate`, target: `${web}/template.dotx`, external },
    ]),
    'word/settings.xml': xml(
      `<w:settings ${namespaces.word}><w:attachedTemplate r:id="template"/><w:linkStyles/></w:settings>`,
    ),
    'word/document.xml': xml(
      `<w:document ${namespaces.word}><w:body><w:p><w:r><w:t>own words</w:t></w:r></w:p>${linkedPicture}${[
        `INCLUDEPICTURE &quot;${web}/field.png&quot;`,
        `INCLUDETEXT &quot;${web}/field.docx&quot;`,
        `INCLUDETEXT &quot;${file}&quot;`,
      ]
        .map((field) => `<w:p><w:fldSimple w:instr="${field}"><w:r><w:t>kept</w:t></w:r></w:fldSimple></w:p>`)
        .join('')}</w:body></w:document>`,
    ),
  });
}

const linkedPicture =
  '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="picture"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';

function richText(web: string, file: string): Buffer {
  const fields = [
    `INCLUDEPICTURE "${web}/field.png" \\\\d`,
    `INCLUDETEXT "${web}/field.docx"`,
    `INCLUDETEXT "${file}"`,
  ].map((field) => `{\\field{\\*\\fldinst ${field}}{\\fldrslt kept}}`);

  return Buffer.from(
    `{\\rtf1\\ansi own words {\\*\\template ${web}/template.dot}${fields.join('')}\\par}`,
    'latin1',
  );
}

function workbook(web: string): Buffer {
  return storedZip({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': `${sheetType}.sheet.main+xml`,
      '/xl/worksheets/sheet1.xml': `${sheetType}.worksheet+xml`,
      '/xl/externalLinks/externalLink1.xml': `${sheetType}.externalLink+xml`,
    }),
    '_rels/.rels': relationships([{ id: 'r1', type: `${types}/officeDocument`, target: 'xl/workbook.xml' }]),
    'xl/_rels/workbook.xml.rels': relationships([
      { id: 's1', type: `${types}/worksheet`, target: 'worksheets/sheet1.xml' },
      { id: 'e1', type: `${types}/externalLink`, target: 'externalLinks/externalLink1.xml' },
    ]),
    'xl/workbook.xml': xml(
      `<workbook ${namespaces.sheet}><sheets><sheet name="S" sheetId="1" r:id="s1"/></sheets><externalReferences><externalReference r:id="e1"/></externalReferences></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet ${namespaces.sheet}><sheetData><row><c t="inlineStr"><is><t>own words</t></is></c><c><f>[1]S!A1</f><v>5</v></c><c t="str"><f>_xlfn.WEBSERVICE("${web}/service")</f></c></row></sheetData></worksheet>`,
    ),
    'xl/externalLinks/externalLink1.xml': xml(
      `<externalLink ${namespaces.sheet}><externalBook r:id="x1"><sheetNames><sheetName val="S"/></sheetNames></externalBook></externalLink>`,
    ),
    'xl/externalLinks/_rels/externalLink1.xml.rels': relationships([
      { id: 'x1', type: `${types}/externalLinkPath`, target: `${web}/book.xlsx`, external: true },
    ]),
  });
}

function openDocument(kind: 'text' | 'spreadsheet' | 'presentation', body: string): Buffer {
  const type = `application/vnd.oasis.opendocument.${kind}`;

  return storedZip({
    mimetype: type,
    'META-INF/manifest.xml': xml(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ),
    'content.xml': xml(
      `<office:document-content ${namespaces.open} office:version="1.3"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ),
  });
}

function framed(content: string): string {
  return `<draw:frame svg:width="3cm" svg:height="3cm">${content}</draw:frame>`;
}

function textBody(web: string, file: string): string {
  const sections = [
    `xlink:href="${web}/section.odt" text:filter-name="writer8"`,
    `xlink:href="${file}" text:filter-name="Text"`,
  ].map(
    (source, index) =>
      `<text:section text:name="S${index}"><text:section-source xlink:type="simple" ${source}/><text:p>kept</text:p></text:section>`,
  );
  const frames = [
    `<draw:image xlink:href="${web}/picture.png" xlink:type="simple"/>`,
    `<draw:object xlink:href="${web}/object.odt" xlink:type="simple"/>`,
    `<draw:floating-frame xlink:href="${web}/frame.html" xlink:type="simple"/>`,
  ];

  return `<text:p>own words</text:p>${sections.join('')}<text:p>${frames.map(framed).join('')}</text:p>`;
}

function tableBody(web: string, file: string): string {
  const formulas = [
    `'${web}/book.ods'#$S.A1`,
    `WEBSERVICE(&quot;${web}/service&quot;)`,
    `'${file}'#$secret.A1`,
    `DDE(&quot;soffice&quot;;&quot;${file}&quot;;&quot;A1&quot;)`,
  ].map((formula) => `<table:table-cell table:formula="of:=${formula}" office:value-type="string"/>`);
  const words = '<table:table-cell office:value-type="string"><text:p>own words</text:p></table:table-cell>';
  const source = `<table:table-source xlink:type="simple" xlink:href="${web}/table.ods" table:table-name="S" table:filter-name="calc8"/>`;

  return `<table:table table:name="S"><table:table-row>${words}${formulas.join('')}</table:table-row></table:table><table:table table:name="T">${source}<table:table-row>${words}</table:table-row></table:table>`;
}

function slideBody(web: string): string {
  const picture = framed(`<draw:image xlink:href="${web}/picture.png" xlink:type="simple"/>`);
  const words = framed('<draw:text-box><text:p>own words</text:p></draw:text-box>');

  return `<draw:page draw:name="p">${picture}${words}</draw:page>`;
}
