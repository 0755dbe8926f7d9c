import type { Note } from '@octavo/contract/job';
import type { AssemblyReport } from '@octavo/engine/pdf/assemble';

/** One note for each kind of damage that was mended. */
export function mendedNotes(mended: readonly string[]): Note[] {
  return [...new Set(mended)].map((what) => ({ code: 'mended', values: { what } }));
}

/** What a person should know of an assembled document. */
export function assemblyNotes(made: AssemblyReport): Note[] {
  return [
    ...(made.signaturesRemoved > 0 ? [{ code: 'signature-removed', values: { count: made.signaturesRemoved } }] : []),
    ...(made.fieldsRenamed > 0 ? [{ code: 'fields-renamed', values: { count: made.fieldsRenamed } }] : []),
  ];
}
