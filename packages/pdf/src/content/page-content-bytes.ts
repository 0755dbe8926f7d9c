import type { PdfDocument } from '../document.ts';
import { PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';

/** Stream of a page's content with its range in the joined content. */
export interface ContentPart {
  /** Null for a stream that is not an object of its own. */
  readonly ref: PdfRef | null;
  readonly start: number;
  readonly end: number;
}

/** Decoded content of a page; several streams are joined with white space between them (ISO 32000-2, 7.8.2). */
export function pageContentBytes(document: PdfDocument, page: PdfPage): Uint8Array {
  return joinedContent(document, page).bytes;
}

export function joinedContent(
  document: PdfDocument,
  page: PdfPage,
): { readonly bytes: Uint8Array; readonly parts: readonly ContentPart[] } {
  const entry = page.dict.get('Contents');
  const decoded = (document.array(entry) ?? [entry]).flatMap((part) => {
    const stream = document.resolve(part);

    return stream instanceof PdfStream
      ? [{ ref: part instanceof PdfRef ? part : null, data: document.decode(stream) }]
      : [];
  });
  const parts: ContentPart[] = [];
  let length = 0;

  for (const { ref, data } of decoded) {
    parts.push({ ref, start: length, end: length + data.length });
    length += data.length + 1;
  }

  if (decoded.length === 1) {
    return { bytes: decoded[0]!.data, parts };
  }

  const bytes = new Uint8Array(length).fill(0x20);

  for (const [index, { data }] of decoded.entries()) {
    bytes.set(data, parts[index]!.start);
  }

  return { bytes, parts };
}
