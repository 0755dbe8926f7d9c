import { storedZip } from '../archive/zip-file.ts';

const namespaces = [
  'office:urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  'style:urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  'draw:urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  'presentation:urn:oasis:names:tc:opendocument:xmlns:presentation:1.0',
  'text:urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  'svg:urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  'xlink:http://www.w3.org/1999/xlink',
]
  .map((each) => `xmlns:${each.slice(0, each.indexOf(':'))}="${each.slice(each.indexOf(':') + 1)}"`)
  .join(' ');

export interface TestSlide {
  readonly text: string;
  /** Speaker notes. */
  readonly notes?: string;
  readonly hidden?: boolean;
  /** Link target of the text. */
  readonly link?: string;
}

const mediaType = 'application/vnd.oasis.opendocument.presentation';

/** A presentation in OpenDocument form; each slide has one text. */
export function slidesFile(slides: readonly TestSlide[]): Buffer<ArrayBuffer> {
  const styles = `<office:automatic-styles><style:style style:name="hidden" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style></office:automatic-styles>`;
  const body = `<office:body><office:presentation>${slides.map(slideXml).join('')}</office:presentation></office:body>`;

  return storedZip({
    mimetype: mediaType,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces} office:version="1.3">${styles}${body}</office:document-content>`,
  });
}

function slideXml({ text, notes, hidden, link }: TestSlide, index: number): string {
  const words = link === undefined ? text : `<text:a xlink:href="${link}">${text}</text:a>`;
  const style = hidden === true ? ' draw:style-name="hidden"' : '';
  const notesXml =
    notes === undefined
      ? ''
      : `<presentation:notes>${frame(notes, 2, 15, ' presentation:class="notes"')}</presentation:notes>`;

  return `<draw:page draw:name="s${index}"${style}>${frame(words, 2, 2)}${notesXml}</draw:page>`;
}

function frame(words: string, x: number, y: number, kind = ''): string {
  return `<draw:frame svg:x="${x}cm" svg:y="${y}cm" svg:width="12cm" svg:height="3cm"${kind}><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame>`;
}
