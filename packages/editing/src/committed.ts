import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ByteSink, Codec } from '@octavo/pdf/host';

/** The document with the changes of an editor, which is used up. */
export function committed(editor: PdfEditor, codec: Codec): PdfDocument {
  return openPdf(
    bytesOf((sink) => editor.commit({ mode: 'append' }, sink)),
    codec,
  );
}

/** Bytes that are written in parts. */
export function bytesOf(write: (sink: ByteSink) => unknown): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  write({ write: (chunk) => void parts.push(chunk.slice()) });

  return joinBytes(parts);
}
