import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { WasmRequest } from './wasm-request.ts';

/** The part of the module's interface that is used here. */
interface Qpdf {
  readonly FS: {
    mkdir(path: string): void;
    mount(system: unknown, options: { root: string }, at: string): void;
  };
  readonly NODEFS: unknown;
  callMain(args: string[]): number;
}

// Required, because a module without an `exports` map that assigns to `module.exports` has no named exports.
const openQpdf = createRequire(import.meta.url)('@neslinesli93/qpdf-wasm') as () => Promise<Qpdf>;
const request = JSON.parse(await text(process.stdin)) as WasmRequest;
const qpdf = await openQpdf();

for (const [at, folder] of request.folders.entries()) {
  qpdf.FS.mkdir(`/folder-${at}`);
  qpdf.FS.mount(qpdf.NODEFS, { root: folder }, `/folder-${at}`);
}

process.exitCode = qpdf.callMain([...request.args]);
