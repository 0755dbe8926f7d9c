import type { Note } from '@octavo/contract/job';
import type { AssemblyNote, AssemblyResult } from '@octavo/engine/pdf/assemble/plan';
import type { PdfDocument } from '@octavo/engine/pdf/document';
import { objectsOf } from '@octavo/engine/pdf/optimise/objects-of';
import { isSigned } from '@octavo/engine/pdf/optimise/signatures';
import type { OpenedPdf } from './open.ts';

/** One note for each kind of damage that was mended. */
export function repairedNotes(repaired: readonly string[]): Note[] {
  return [...new Set(repaired)].map((what) => ({ code: 'mended', values: { what } }));
}

/** For tools that write the whole file anew: signatures are over the bytes that were (ISO 32000-2, 12.8.1). */
export function signatureNotes(document: PdfDocument): Note[] {
  return isSigned(document, objectsOf(document)) ? [{ code: 'signatures-removed', values: {} }] : [];
}

/** Joined documents cannot all keep their own password: the result has none, and says so. */
export function protectionNotes(sources: readonly OpenedPdf[]): Note[] {
  const dropped = sources.length > 1 && sources.some(({ protection }) => protection !== null);

  return dropped ? [{ code: 'protection-dropped', values: {} }] : [];
}

/** Renamed destinations work as before: nobody needs to know. */
const untold: readonly AssemblyNote[] = ['destinations-renamed'];

/** What a person should know of an assembled document. */
export function assemblyNotes(made: AssemblyResult): Note[] {
  return made.notes.filter((code) => !untold.includes(code)).map((code) => ({ code, values: {} }));
}
