/** Standard input of the process that runs qpdf as WebAssembly. */
export interface WasmRequest {
  /** Folders of this system; qpdf finds the first as `/folder-0`. */
  readonly folders: readonly string[];
  readonly args: readonly string[];
}
