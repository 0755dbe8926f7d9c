import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Failure } from '@octavo/contract/failures';
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
    const answer = await inThread({ ...call, data, module: await compiledOnce() }, context.signal);

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
  },
};

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

function inThread(work: WasmWork, signal: AbortSignal): Promise<WasmAnswer> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./wasm-thread.ts', import.meta.url), { workerData: work });

  return new Promise<WasmAnswer>((resolve, reject) => {
    let isOver = false;
    // Only the first event counts: terminating the thread emits an exit event as well.
    const end = (settle: () => void) => {
      if (isOver) {
        return;
      }

      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      void thread.terminate().then(settle);
    };
    const timer = setTimeout(
      () => end(() => reject(new Failure('time-limit', `tesseract: ${pageSeconds} s`))),
      pageSeconds * 1000,
    );
    const onAbort = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort);
    thread.on('message', (answer: WasmAnswer) => end(() => resolve(answer)));
    thread.on('error', (error) => end(() => reject(failureOf(error))));
    thread.on('exit', () =>
      end(() => reject(new Failure('engine-crashed', 'the thread of tesseract exited unexpectedly'))),
    );
  });
}

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const detail = `tesseract: ${error instanceof Error ? error.message : String(error)}`;

  return new Failure(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory-limit' : 'engine-crashed', detail, {
    cause: error,
  });
}
