import { createInflate } from 'node:zlib';
import { Failure } from '@octavo/contract/failures';
import type { PdfPicture } from '@octavo/pdf/picture/picture';

/** Highest number of a PNG row filter (PNG 9.2). */
const lastFilter = 4;

/**
 * Decodes the rows of a PNG once and discards them: the data goes into a document unchanged, where damage
 * would otherwise only show when it is read.
 *
 * @throws Failure `damaged-file`
 */
export async function checkPngRows(picture: PdfPicture): Promise<void> {
  const rowBytes = 1 + Math.ceil((picture.width * picture.components * picture.bitsPerComponent) / 8);
  const wholeBytes = rowBytes * picture.height;
  const rows = createInflate();
  let done = 0;
  let nextRow = 0;
  rows.end(picture.data);

  try {
    for await (const chunk of rows as AsyncIterable<Uint8Array>) {
      for (; nextRow < Math.min(wholeBytes, done + chunk.length); nextRow += rowBytes) {
        if ((chunk[nextRow - done] ?? 0) > lastFilter) {
          throw new RangeError(`unknown filter in row ${nextRow / rowBytes}`);
        }
      }

      done += chunk.length;

      if (done > wholeBytes) {
        break;
      }
    }
  } catch (cause) {
    throw new Failure('damaged-file', 'PNG rows that do not decode', { cause });
  }

  if (done < wholeBytes) {
    throw new Failure('damaged-file', `PNG of ${done} bytes instead of ${wholeBytes}`);
  }
}
