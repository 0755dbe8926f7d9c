/** The part of the global object that is used here: the types of Node have none of it. */
interface WasmGlobal {
  compile(bytes: Uint8Array): Promise<WebAssembly.Module>;
  instantiate(module: WebAssembly.Module, imports: object): Promise<object>;
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: WasmGlobal }).WebAssembly;
