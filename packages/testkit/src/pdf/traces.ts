import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import type { ByteSink } from '@octavo/pdf/host';
import { PdfStream } from '@octavo/pdf/objects';

/** Concatenates the chunks that `write` sends to its sink. */
export function bytesFrom(write: (sink: ByteSink) => unknown): Uint8Array {
  const parts: Uint8Array[] = [];
  // A chunk may be overwritten once `write` returns.
  write({ write: (chunk) => parts.push(chunk.slice()) });

  return Buffer.concat(parts);
}

/** All contents of a file, reachable or not, with every stream decoded, as text of one character per byte. */
export function everythingIn(bytes: Uint8Array): string {
  const document = openPdf(bytes, codec);
  const parts = [Buffer.from(bytes).toString('latin1')];

  for (let number = 0; number < document.size; number++) {
    const object = document.read(number);

    if (object instanceof PdfStream) {
      parts.push(Buffer.from(document.decode(object)).toString('latin1'));
    }
  }

  return parts.join('\n');
}
