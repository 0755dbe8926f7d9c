import type { EditList, Operation } from '@octavo/contract/edits/edit-list';
import type { EditingDescription } from './editing-document.ts';
import { saveText } from './save-text.ts';

/** Version of the lists that the editor writes. */
const version: EditList['version'] = 1;

/** The edit list of a document, as jobs and the command line take it. */
export function listOf({ sha256, pages }: EditingDescription, operations: readonly Operation[]): EditList {
  return { version, base: { sha256, pages: pages.length }, operations: [...operations] };
}

/** Saves the edit list as a file, for changes that this browser cannot keep. */
export function downloadChanges(
  description: EditingDescription,
  operations: readonly Operation[],
  name: string,
): void {
  const list = JSON.stringify(listOf(description, operations), null, 2);
  saveText(list, `${name.replace(/\.pdf$/i, '')}.edits.json`, 'application/json');
}
