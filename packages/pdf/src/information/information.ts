import type { PdfDocument } from '../document.ts';
import { PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';

export interface DocumentInformation {
  readonly title: string | null;
  readonly author: string | null;
  readonly subject: string | null;
  readonly keywords: string | null;
  readonly creator: string | null;
  readonly producer: string | null;
}

/** Reads the document information dictionary (14.3.3) as decoded text. */
export function readInformation(document: PdfDocument): DocumentInformation {
  const dict = document.dict(document.trailer.get('Info'));
  const text = (key: string): string | null => {
    const value = dict === null ? null : document.get(dict, key);
    return value instanceof PdfString ? decodeText(value.bytes) : null;
  };
  return {
    title: text('Title'),
    author: text('Author'),
    subject: text('Subject'),
    keywords: text('Keywords'),
    creator: text('Creator'),
    producer: text('Producer'),
  };
}
