import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ByteSink, Codec } from '@octavo/pdf/host';

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
 */
export function bytesOf(
  write: (sink: ByteSink) => unknown,
  base: Uint8Array | null = null,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  write({ write: (chunk) => void parts.push(chunk === base ? chunk : chunk.slice()) });

  return joinBytes(parts);
}
