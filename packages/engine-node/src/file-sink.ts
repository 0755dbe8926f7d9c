import { closeSync, openSync, writeSync } from 'node:fs';
import { Failure } from '@octavo/contract/failures';
import type { ByteSink } from '@octavo/pdf/host';

/** Smaller chunks are buffered, so that a document of many small objects does not cause many small writes. */
const bufferBytes = 256 * 1024;

/** Buffer of a closed file, for the next one: a split makes many files, and would leave as many buffers. */
let spareBuffer: Uint8Array | null = null;

/** A new file being written; `close` flushes the buffer and must always be called. */
export interface FileSink extends ByteSink {
  close(): void;
}

/** Creates a file. @throws Failure `storage-full` from `write` and `close` when the disk is full. */
export function openFileSink(path: string): FileSink {
  const descriptor = openSync(path, 'wx', 0o600);
  const buffer = spareBuffer ?? new Uint8Array(bufferBytes);
  spareBuffer = null;
  let filled = 0;

  const put = (bytes: Uint8Array) => {
    try {
      for (let at = 0; at < bytes.length; ) {
        at += writeSync(descriptor, bytes, at);
      }
    } catch (error) {
      throw isFull(error) ? new Failure('storage-full', path, { cause: error }) : error;
    }
  };
  const flush = () => {
    const gathered = buffer.subarray(0, filled);
    filled = 0;
    put(gathered);
  };

  return {
    write(chunk) {
      if (filled + chunk.length > bufferBytes) {
        flush();
      }

      if (chunk.length > bufferBytes) {
        put(chunk);

        return;
      }

      buffer.set(chunk, filled);
      filled += chunk.length;
    },
    close() {
      try {
        flush();
      } finally {
        closeSync(descriptor);
        spareBuffer = buffer;
      }
    },
  };
}

/** Writes a whole file and closes it, also when `write` throws. Returns what `write` returned. */
export function writeFileThrough<Result>(path: string, write: (sink: ByteSink) => Result): Result {
  const sink = openFileSink(path);

  try {
    return write(sink);
  } finally {
    sink.close();
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
