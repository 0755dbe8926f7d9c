import { createRequire } from 'node:module';
import { wasm } from './wasm-global.ts';

/** The parts of the module's interface that are used here. */
export interface TesseractCore {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

export interface TesseractApi {
  /** Returns 0 when all data could be loaded. */
  Init(folder: string, languages: string, engine: number): number;
  SetPageSegMode(mode: number): void;
  /** Reads the picture of the file `/input`; returns 0 when it could be read. */
  SetImageFile(exifOrientation: number, angle: number): number;
  SetSourceResolution(dpi: number): void;
  /** Returns 0 when it is done. */
  Recognize(monitor: null): number;
  GetHOCRText(page: number): string;
}

type OpenCore = (settings: {
  instantiateWasm(imports: object, done: (instance: object, module: WebAssembly.Module) => void): object;
  print(line: string): void;
  printErr(line: string): void;
}) => Promise<TesseractCore>;

/** A new tesseract with memory of its own; `onLine` gets the lines that it prints. */
export function openTesseract(
  module: WebAssembly.Module,
  onLine: (line: string) => void,
): Promise<TesseractCore> {
  // Required, because a module without an `exports` map that assigns to `module.exports` has no named exports.
  const open = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-simd-lstm.js') as OpenCore;

  return open({
    instantiateWasm(imports, done) {
      void wasm.instantiate(module, imports).then((instance) => done(instance, module));

      return {};
    },
    print: onLine,
    printErr: onLine,
  });
}

/** The engine that recognises lines by a neural network, which is the only one of this build. */
const lineEngine = 1;

/** Loads language data. False when it is damaged: tesseract refuses some damage, and aborts on other. */
export function loadLanguages(
  { FS }: TesseractCore,
  api: TesseractApi,
  data: ReadonlyMap<string, Uint8Array>,
): boolean {
  for (const [language, bytes] of data) {
    FS.writeFile(`/${language}.traineddata`, bytes);
  }

  try {
    return api.Init('/', [...data.keys()].join('+'), lineEngine) === 0;
  } catch {
    return false;
  }
}
