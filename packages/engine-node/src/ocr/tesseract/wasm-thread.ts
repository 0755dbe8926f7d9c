import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readLanguageData } from './language-data.ts';
import { isLanguageData } from './language-file.ts';
import { segmentations } from './tesseract-port.ts';
import { loadLanguages, openTesseract } from './wasm-core.ts';
import type { WasmAnswer, WasmWork } from './wasm-work.ts';

/** Thread of `tesseractByWasm`: a call of WebAssembly can only be ended from outside. */
async function work({ module, data, path, layout, dpi }: WasmWork): Promise<WasmAnswer> {
  const unpacked = new Map<string, Uint8Array>();
  const damaged: string[] = [];

  for (const [language, file] of data) {
    const bytes = dataOf(file);

    if (bytes === null) {
      damaged.push(language);
    } else {
      unpacked.set(language, bytes);
    }
  }

  if (damaged.length > 0) {
    return { event: 'damaged', languages: damaged };
  }

  const lines: string[] = [];
  const core = await openTesseract(module, (line) => lines.push(line));
  const api = new core.TessBaseAPI();

  if (!loadLanguages(core, api, unpacked)) {
    return { event: 'damaged', languages: await damagedAmong(module, unpacked) };
  }

  core.FS.writeFile('/input', readFileSync(path));
  api.SetPageSegMode(segmentations[layout]);

  if (api.SetImageFile(1, 0) !== 0) {
    return { event: 'failed', detail: `the picture could not be read: ${lines.join(' ')}` };
  }

  api.SetSourceResolution(dpi);

  return api.Recognize(null) === 0
    ? { event: 'read', hocr: api.GetHOCRText(0) }
    : { event: 'failed', detail: lines.join(' ') };
}

/** Data of a language; null when it is damaged. */
function dataOf(path: string): Uint8Array | null {
  try {
    const bytes = readLanguageData(path);

    return isLanguageData(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

/** The languages whose data cannot be loaded, each tried on its own; all when each loads alone. */
async function damagedAmong(
  module: WebAssembly.Module,
  data: ReadonlyMap<string, Uint8Array>,
): Promise<string[]> {
  const damaged: string[] = [];

  for (const [language, bytes] of data) {
    // An abort leaves the memory of an instance in any state.
    const core = await openTesseract(module, () => undefined);

    if (!loadLanguages(core, new core.TessBaseAPI(), new Map([[language, bytes]]))) {
      damaged.push(language);
    }
  }

  return damaged.length === 0 ? [...data.keys()] : damaged;
}

parentPort?.postMessage(await work(workerData as WasmWork));
