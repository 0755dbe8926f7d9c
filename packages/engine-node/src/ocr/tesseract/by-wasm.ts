import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Failure } from '@octavo/contract/failures';
import { inThread } from '../../threads/in-thread.ts';
import { programDataFolder } from './by-program.ts';
import { findLanguageData } from './language-data.ts';
import { pageSeconds, type TesseractPort } from './tesseract-port.ts';
import { wasm } from './wasm-global.ts';
import type { WasmAnswer, WasmWork } from './wasm-work.ts';

/** WebAssembly in a thread, which ends with the call, and shares the limits of the process. */
export const tesseractByWasm: TesseractPort = {
  async languages(context) {
    return new Set(findLanguageData(await programDataFolder(context)).keys());
  },

  async read({ languages, ...call }, context) {
    context.signal.throwIfAborted();
    const known = findLanguageData(await programDataFolder(context));
    const data = new Map(languages.map((language) => [language, pathOf(language, known)]));
    const work: WasmWork = { ...call, data, module: await compiledOnce() };

    return inThread(
      {
        entry: new URL('./wasm-thread.ts', import.meta.url),
        data: work,
        name: 'tesseract',
        seconds: pageSeconds,
        read: hocrOf,
      },
      context.signal,
    );
  },
};

function hocrOf(answer: WasmAnswer): string {
  switch (answer.event) {
    case 'read':
      return answer.hocr;
    case 'damaged':
      throw new Failure('language-damaged', answer.languages.join(), {
        values: { languages: answer.languages.join(', ') },
      });
    case 'failed':
      throw new Failure('engine-crashed', `tesseract: ${answer.detail}`);
  }
}

function pathOf(language: string, known: ReadonlyMap<string, string>): string {
  const path = known.get(language);

  if (path === undefined) {
    throw new Failure('language-missing', language, { values: { languages: language } });
  }

  return path;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The module, kept while the process runs: the first page takes half as long again as the following ones, because V8
 * compiles what it runs often once more.
 */
function compiledOnce(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  ).then((bytes) => wasm.compile(bytes));

  return compiled;
}
