import type { TesseractCall } from './tesseract-port.ts';

/** Work of the thread that runs tesseract as WebAssembly. */
export interface WasmWork extends Omit<TesseractCall, 'languages'> {
  /** Shared by all threads, and with it the machine code that the first of them has compiled. */
  readonly module: WebAssembly.Module;
  /** Paths of language data by language, the main one first. */
  readonly data: ReadonlyMap<string, string>;
}

export type WasmAnswer =
  | { readonly event: 'read'; readonly hocr: string }
  | { readonly event: 'damaged'; readonly languages: readonly string[] }
  | { readonly event: 'failed'; readonly detail: string };
