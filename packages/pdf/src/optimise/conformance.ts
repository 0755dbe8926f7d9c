import { bytesToBinary } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import { PdfStream } from '../objects.ts';

/** The part of PDF/A a document claims in its metadata (ISO 19005), or 0. */
export function archivalPart(document: PdfDocument): number {
  const metadata = document.resolve(document.catalog.get('Metadata'));

  if (!(metadata instanceof PdfStream)) {
    return 0;
  }

  const text = bytesToBinary(document.decode(metadata, 1024 * 1024));

  return Number(/pdfaid:part(?:>|\s*=\s*["'])\s*([1-4])/.exec(text)?.[1] ?? 0);
}
