import type { PdfDocument } from '../document.ts';
import { type PdfDict, PdfName, PdfStream } from '../objects.ts';
import { isIdentity } from './known-spaces.ts';
import { readToUnicodeMap } from './to-unicode-map.ts';

/** Maximum size of a map; those of whole East Asian fonts take half a megabyte. */
const mostBytes = 16 * 1024 * 1024;

/** Returns the text that the `ToUnicode` entry of a font gives a code (ISO 32000-2, 9.10.3), if any. */
export function readToUnicode(document: PdfDocument, font: PdfDict): (code: number) => string | undefined {
  const entry = document.get(font, 'ToUnicode');

  if (entry instanceof PdfStream) {
    const texts = readToUnicodeMap(document.decode(entry, mostBytes));

    return (code) => texts.get(code);
  }

  // The standard asks for a stream, but some writers name the map that changes nothing.
  return entry instanceof PdfName && isIdentity(entry.value)
    ? (code) => (code > 0 && code < 0x10000 ? String.fromCharCode(code) : undefined)
    : () => undefined;
}
