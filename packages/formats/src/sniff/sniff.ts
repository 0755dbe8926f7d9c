import type { FileKind } from '@octavo/contract/kinds';
import { bookKind } from './book-kind.ts';
import { compoundKind } from './compound-kind.ts';
import { drawingKind } from './drawing-kind.ts';
import { oldOfficeKind } from './old-office-kind.ts';
import { pictureKind } from './picture-kind.ts';
import { type FileSample, isCompound, isZip, textAt } from './sample.ts';
import { textKind } from './text-kind.ts';
import { zipKind } from './zip-kind.ts';

/**
 * Detects the kind of a file from its bytes; its name only decides among the kinds that the bytes allow.
 * Returns null for a kind the product does not read.
 */
export function sniffKind(sample: FileSample, name: string): FileKind | null {
  const { head } = sample;
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

  // Containers are checked before PDF: they may contain one near their start.
  if (isZip(head)) {
    return zipKind(sample, name.toLowerCase());
  }

  if (isCompound(head)) {
    return compoundKind(sample, extension);
  }

  if (textAt(head, 0, 5) === '%FDF-') {
    return 'fdf';
  }

  return (
    pictureKind(head) ??
    pdfKind(head, extension) ??
    bookKind(head, extension) ??
    drawingKind(head) ??
    oldOfficeKind(head, extension) ??
    textKind(head, extension)
  );
}

function pdfKind(head: Uint8Array, extension: string): FileKind | null {
  const start = textAt(head, 0, 1029).indexOf('%PDF-');
  // A text may mention the header.
  const isNamedText = start > 0 && ['txt', 'text', 'log', 'md', 'csv', 'html', 'htm'].includes(extension);

  // Mail gateways and printers put bytes before the header; readers look for it in the first 1,024
  // (ISO 32000-2, annex I).
  if (start >= 0 && !isNamedText) {
    return 'pdf';
  }

  // A PDF that lost its header still counts as a PDF; repair decides what can be recovered.
  return extension === 'pdf' && looksLikePdfBody(head) ? 'pdf' : null;
}

function looksLikePdfBody(head: Uint8Array): boolean {
  return /\d+ \d+ obj\b|\bxref\b|\/Type\s*\//.test(textAt(head, 0, head.length));
}
