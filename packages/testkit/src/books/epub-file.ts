import { zipFile } from '../archive/zip-file.ts';

export interface EpubPart {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array | string;
  readonly properties?: string;
  /** True for a part of the reading order, or the properties of its `itemref`. */
  readonly spine?: boolean | string;
}

export interface EpubOptions {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly version?: '2.0' | '3.0';
  readonly identifier?: string;
  readonly direction?: 'rtl';
  /** More elements for the metadata. */
  readonly metadata?: string;
  /** More files outside the manifest, such as those of `META-INF`. */
  readonly others?: Readonly<Record<string, string>>;
}

/** A chapter as XHTML; `head` may hold styles. */
export function xhtml(body: string, head = '', attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${attributes}>
<head><title>A chapter</title>${head}</head><body>${body}</body></html>`;
}

/** An EPUB with these files in the folder `book`. */
export function epubFile(parts: readonly EpubPart[], options: EpubOptions = {}): Buffer {
  const { title = 'A book', author = 'Ada Writer', language = 'en', version = '3.0' } = options;
  const {
    identifier = 'urn:uuid:12345678-9abc-def0-1234-56789abcdef0',
    metadata = '',
    others = {},
  } = options;
  const ncx = parts.findIndex(({ type }) => type === 'application/x-dtbncx+xml');
  const items = parts.map(
    ({ name, type, properties }, index) =>
      `<item id="i${index}" href="${name}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const places = parts.flatMap(({ spine }, index) => {
    const properties = typeof spine === 'string' ? ` properties="${spine}"` : '';

    return spine ? [`<itemref idref="i${index}"${properties}/>`] : [];
  });
  const packageDocument = `<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="${version}" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${identifier}</dc:identifier>
<dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${language}</dc:language>${metadata}</metadata>
<manifest>${items.join('')}</manifest>
<spine${ncx === -1 ? '' : ` toc="i${ncx}"`}${options.direction ? ` page-progression-direction="${options.direction}"` : ''}>${places.join('')}</spine>
</package>`;
  const container = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

  return zipFile([
    { name: 'mimetype', bytes: 'application/epub+zip', stored: true },
    { name: 'META-INF/container.xml', bytes: container },
    ...Object.entries(others).map(([name, bytes]) => ({ name, bytes })),
    { name: 'book/package.opf', bytes: packageDocument },
    ...parts.map(({ name, bytes }) => ({ name: `book/${name}`, bytes })),
  ]);
}

export function chapter(name: string, body: string, head = '', attributes = ''): EpubPart {
  return { name, type: 'application/xhtml+xml', bytes: xhtml(body, head, attributes), spine: true };
}

/** A navigation document whose list is given as HTML. */
export function navigation(list: string): EpubPart {
  const body = `<nav epub:type="toc"><h1>Contents</h1>${list}</nav>`;

  return { name: 'nav.xhtml', type: 'application/xhtml+xml', bytes: xhtml(body), properties: 'nav' };
}
