import type { PdfDocument } from '../document.ts';
import { PdfStream } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';

/** Decoded content of a page; several streams are joined with white space between them (ISO 32000-2, 7.8.2). */
export function pageContentBytes(document: PdfDocument, page: PdfPage): Uint8Array {
  const contents = document.resolve(page.dict.get('Contents'));
  const parts = (Array.isArray(contents) ? contents : [contents]).map((part) => document.resolve(part));
  const decoded = parts.flatMap((part) => (part instanceof PdfStream ? [document.decode(part)] : []));

  if (decoded.length === 1) {
    return decoded[0]!;
  }

  const joined = new Uint8Array(decoded.reduce((sum, part) => sum + part.length + 1, 0)).fill(0x20);
  let offset = 0;

  for (const part of decoded) {
    joined.set(part, offset);
    offset += part.length + 1;
  }

  return joined;
}
