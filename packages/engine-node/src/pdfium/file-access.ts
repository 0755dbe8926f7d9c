import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Failure } from '@octavo/contract/failures';
import type { ByteSource } from '@octavo/pdf/bytes/byte-source';

/** PDFium's lengths and offsets have 32 bits. */
const mostBytes = 2 ** 32;

/** Reads up to this size may share a window; PDFium mostly asks for 512 bytes. */
const smallReadBytes = 4096;

/** FPDF_FILEACCESS: a file that PDFium reads range by range. Disposal frees it. */
export interface FileAccess extends Disposable {
  readonly pointer: number;
}

/** @throws Failure `file-too-large` for 4 GiB or more. */
export function openFileAccess({ pdfium }: WrappedPdfiumModule, source: ByteSource): FileAccess {
  if (source.length >= mostBytes) {
    throw new Failure('file-too-large', `${source.length} bytes for PDFium`, { values: { each: mostBytes } });
  }

  // Numbers beyond 2 GiB arrive as negative ones.
  const readBlock = pdfium.addFunction(
    (_: number, position: number, buffer: number, size: number) =>
      Number(copyBlock(source, position >>> 0, pdfium.HEAPU8.subarray(buffer >>> 0, (buffer >>> 0) + size))),
    'iiiii',
  );
  const pointer = pdfium.wasmExports.malloc(12);
  pdfium.setValue(pointer, source.length, 'i32');
  pdfium.setValue(pointer + 4, readBlock, 'i32');
  pdfium.setValue(pointer + 8, 0, 'i32');

  return {
    pointer,
    [Symbol.dispose]() {
      pdfium.wasmExports.free(pointer);
      pdfium.removeFunction(readBlock);
    },
  };
}

/** False when the file can't be read: an error must not pass through PDFium. */
function copyBlock(source: ByteSource, start: number, target: Uint8Array): boolean {
  const end = start + target.length;

  if (end > source.length) {
    return false;
  }

  try {
    if (target.length > smallReadBytes) {
      target.set(source.read(start, end));
    } else {
      const { bytes, base } = source.windowAt(start, target.length);
      target.set(bytes.subarray(start - base, end - base));
    }

    return true;
  } catch {
    return false;
  }
}
