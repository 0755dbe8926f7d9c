import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFailure } from '@octavo/contract/failures';
import { loadDocument } from '../../pdfium/library.ts';
import { runProgram } from '../run-program.ts';
import { type Opening, openingCall, type QpdfPort } from './qpdf-port.ts';
import type { WasmRequest } from './wasm-request.ts';

const child = fileURLToPath(new URL('./wasm-child.ts', import.meta.url));

/** Exit code of `--requires-password` for a password that is right. */
const opensCode = 3;

/**
 * WebAssembly in a process of its own, which has the limits of a program and can be ended like one. It sees the
 * folders of the named files, and nothing else.
 *
 * Its library is built without exception handling: what the program catches inside ends the run with exit code 2.
 * It therefore recovers no damaged files, and does not tell wrong passwords from damage.
 */
export const qpdfByWasm: QpdfPort = {
  run({ args, workspace, signal }) {
    const folders: string[] = [];
    const named = args((path) => {
      const folder = dirname(path);
      const known = folders.indexOf(folder);
      const at = known < 0 ? folders.push(folder) - 1 : known;

      return `/folder-${at}/${basename(path)}`;
    });
    const request: WasmRequest = { folders, args: named };

    return runProgram({
      program: process.execPath,
      args: [child],
      folder: workspace.folder,
      signal,
      input: JSON.stringify(request),
    });
  },

  async opening(question) {
    const { exitCode } = await qpdfByWasm.run(openingCall(question));

    return exitCode === opensCode ? 'opens' : closedBecause(question.path, question.password);
  },
};

/** Reason why qpdf did not open a file, by PDFium. */
async function closedBecause(path: string, password: string): Promise<Opening> {
  try {
    using _document = await loadDocument(await readFile(path), password);

    return 'unknown';
  } catch (error) {
    if (isFailure(error) && error.code === 'password-required') {
      return 'password-needed';
    }

    if (isFailure(error) && error.code === 'damaged-file') {
      return 'unknown';
    }

    throw error;
  }
}
