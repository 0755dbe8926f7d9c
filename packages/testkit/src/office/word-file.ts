import { storedZip } from '../archive/zip-file.ts';
import { contentTypes, relationships, xml } from './open-package.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const styles = `<w:styles ${namespaces}>${[1, 2]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
  )
  .join('')}</w:styles>`;

/** Relationships of the main part, for tests that link to something. */
export interface WordLink {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** A Word document with this body, made of the functions below. */
export function wordFile(body: readonly string[], links: readonly WordLink[] = []): Buffer<ArrayBuffer> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

  return storedZip({
    '[Content_Types].xml': contentTypes({
      '/word/document.xml': `${word}.document.main+xml`,
      '/word/styles.xml': `${word}.styles+xml`,
    }),
    '_rels/.rels': relationships([{ id: 'r1', type: `${type}/officeDocument`, target: 'word/document.xml' }]),
    'word/_rels/document.xml.rels': relationships([
      { id: 'styles', type: `${type}/styles`, target: 'styles.xml' },
      ...links.map((link) => ({ ...link, type: `${type}/${link.type}`, external: true })),
    ]),
    'word/document.xml': xml(`<w:document ${namespaces}><w:body>${body.join('')}</w:body></w:document>`),
    'word/styles.xml': xml(styles),
  });
}

export function heading(level: 1 | 2, text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="Heading${level}"/></w:pPr>${run(text)}</w:p>`;
}

export function paragraph(text: string, font?: string): string {
  const look = font === undefined ? '' : `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`;

  return `<w:p>${run(text, look)}</w:p>`;
}

export function pageBreak(): string {
  return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
}

/** A paragraph that is a link; `id` is that of a `WordLink`. */
export function linked(id: string, text: string): string {
  return `<w:p><w:hyperlink r:id="${id}">${run(text)}</w:hyperlink></w:p>`;
}

/** A paragraph in which one word was replaced while changes were tracked. */
export function changed(before: string, after: string): string {
  const mark = 'w:author="A" w:date="2026-01-01T00:00:00Z"';
  const deleted = `<w:del w:id="1" ${mark}><w:r><w:delText>${before}</w:delText></w:r></w:del>`;

  return `<w:p>${deleted}<w:ins w:id="2" ${mark}>${run(after)}</w:ins></w:p>`;
}

function run(text: string, look = ''): string {
  return `<w:r>${look}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}
