import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Failure } from '@octavo/contract/failures';
import type { ByteSource } from '@octavo/pdf/bytes/byte-source';
import { callDirectly } from './direct-calls.ts';
import { type DrawablePages, drawablePages } from './drawable-pages.ts';
import { openFileAccess } from './file-access.ts';

export type Pdfium = WrappedPdfiumModule;

let loading: Promise<Pdfium> | null = null;

/** Loads PDFium, which is compiled and initialised once per process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();

  return loading;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const library = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length),
  });
  library.PDFiumExt_Init();
  callDirectly(library);

  return library;
}

/** Value of FPDF_GetLastError for a missing or wrong password. */
const passwordError = 4;

/** A document in PDFium's own memory; disposal frees it. */
export interface PdfiumDocument extends Disposable {
  readonly pdfium: Pdfium;
  /** FPDF_DOCUMENT. */
  readonly handle: number;
  readonly pageCount: number;
  readonly paintCost: DrawablePages;
}

/**
 * Loads a document from its bytes, or from a file that stays on the disk.
 *
 * @throws Failure `password-required`, `damaged-file`, `memory-limit`, `file-too-large`.
 */
export async function loadDocument(file: Uint8Array | ByteSource, password = ''): Promise<PdfiumDocument> {
  const pdfium = await loadPdfium();
  const { handle, free } =
    file instanceof Uint8Array || file.isWhole
      ? loadBytes(pdfium, file instanceof Uint8Array ? file : file.whole(), password)
      : loadRanges(pdfium, file, password);

  if (handle === 0) {
    const error = pdfium.FPDF_GetLastError();
    free();

    throw new Failure(
      error === passwordError ? 'password-required' : 'damaged-file',
      `PDFium error ${error}`,
    );
  }

  return {
    pdfium,
    handle,
    pageCount: pdfium.FPDF_GetPageCount(handle),
    paintCost: drawablePages(file),
    [Symbol.dispose]() {
      pdfium.FPDF_CloseDocument(handle);
      free();
    },
  };
}

/** Handle of a document, 0 when it could not be loaded, and what frees the rest of its memory. */
interface Loaded {
  readonly handle: number;
  free(): void;
}

function loadBytes(pdfium: Pdfium, bytes: Uint8Array, password: string): Loaded {
  const data = pdfium.pdfium.wasmExports.malloc(bytes.length);

  if (data === 0) {
    throw new Failure('memory-limit', `PDFium has no room for ${bytes.length} bytes`);
  }

  pdfium.pdfium.HEAPU8.set(bytes, data);

  return {
    handle: pdfium.FPDF_LoadMemDocument(data, bytes.length, password),
    free: () => pdfium.pdfium.wasmExports.free(data),
  };
}

function loadRanges(pdfium: Pdfium, source: ByteSource, password: string): Loaded {
  const access = openFileAccess(pdfium, source);

  return {
    handle: pdfium.FPDF_LoadCustomDocument(access.pointer, password),
    free: () => access[Symbol.dispose](),
  };
}
