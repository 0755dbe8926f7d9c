import type { Note } from '@octavo/contract/job';
import type { AssemblyNote, AssemblyResult } from '@octavo/engine/pdf/assemble/plan';

/** One note for each kind of damage that was mended. */
export function mendedNotes(mended: readonly string[]): Note[] {
  return [...new Set(mended)].map((what) => ({ code: 'mended', values: { what } }));
}

/** Renamed destinations work as before: nobody needs to know. */
const untold: readonly AssemblyNote[] = ['destinations-renamed'];

/** What a person should know of an assembled document. */
export function assemblyNotes(made: AssemblyResult): Note[] {
  return made.notes.filter((code) => !untold.includes(code)).map((code) => ({ code, values: {} }));
}
