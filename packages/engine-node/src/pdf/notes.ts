import type { Note } from '@octavo/contract/job';
import type { AssemblyNote, AssemblyResult } from '@octavo/pdf/assemble/plan';
import type { PdfDocument } from '@octavo/pdf/document';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { isSigned } from '@octavo/pdf/optimise/signatures';
import type { OpenedPdf } from './open.ts';

/** One note per kind of damage that was repaired. */
export function repairedNotes(repaired: readonly string[]): Note[] {
  return [...new Set(repaired)].map((what) => ({ code: 'repaired', values: { what } }));
}

/** Note for tools that rewrite the whole file: signatures cover the original bytes (ISO 32000-2, 12.8.1). */
export function signatureNotes(document: PdfDocument): Note[] {
  return isSigned(document, objectsOf(document)) ? [{ code: 'signatures-removed', values: {} }] : [];
}

/** Note for tools that append to the pages of a file: its signatures stay, and cover the earlier revision only. */
export function changedNotes(document: PdfDocument): Note[] {
  return isSigned(document, objectsOf(document)) ? [{ code: 'changed-after-signing', values: {} }] : [];
}

/** Note that joined documents lose their passwords: they cannot all apply to one result. */
export function protectionNotes(sources: readonly OpenedPdf[]): Note[] {
  const dropped = sources.length > 1 && sources.some(({ protection }) => protection !== null);

  return dropped ? [{ code: 'protection-dropped', values: {} }] : [];
}

/** Notes not shown to the user: renamed destinations work as before. */
const unreported: readonly AssemblyNote[] = ['destinations-renamed'];

/** Note with the number of parts that came over; none when the sources had none. */
export function keptNotes({ kept: { bookmarks, links, fields } }: AssemblyResult): Note[] {
  return bookmarks + links + fields === 0
    ? []
    : [{ code: 'parts-kept', values: { bookmarks, links, fields } }];
}

/** Notes for the user about an assembled document. */
export function assemblyNotes(made: AssemblyResult): Note[] {
  return made.notes.filter((code) => !unreported.includes(code)).map((code) => ({ code, values: {} }));
}
