import { Failure } from '@octavo/contract/failures';
import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ByteSink, Codec } from '@octavo/pdf/host';

/** Bytes from which on a document is not held as one array. */
const mostBytes = 2 ** 31;

/** The document with the changes of an editor, which is used up. */
export function committed(editor: PdfEditor, codec: Codec): PdfDocument {
  const base = editor.changes.document.bytes;

  return openPdf(
    bytesOf((sink) => editor.commit({ mode: 'append' }, sink), base),
    codec,
  );
}

/**
 * Bytes that are written in parts.
 *
 * @param base bytes of a file before its update: writers use other chunks again, and these need no copy
 * @throws Failure `file-too-large` for 2 GiB or more
 */
export function bytesOf(
  write: (sink: ByteSink) => unknown,
  base: Uint8Array | null = null,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  write({
    write(chunk) {
      length += chunk.length;

      if (length >= mostBytes) {
        throw new Failure('file-too-large', 'bytes in one array', { values: { each: mostBytes } });
      }

      parts.push(chunk === base ? chunk : chunk.slice());
    },
  });

  return joinBytes(parts);
}
