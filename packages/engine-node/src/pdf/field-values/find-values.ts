import { readFile } from 'node:fs/promises';
import type { Operation } from '@octavo/contract/edits/edit-list';
import { type ValueFileKind, valueFileKinds } from '@octavo/contract/edits/fields';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { readFieldValues } from '@octavo/editing/field-values/read-field-values';
import { valueOperations } from '@octavo/editing/field-values/value-operations';
import { readFields } from '@octavo/editing/fields/read-fields';
import type { PdfDocument } from '@octavo/pdf/document';
import type { InputFile } from '../../run-files.ts';

/** Operations that fill in a form, and a note about names that it does not have. */
interface FoundValues {
  readonly operations: readonly Operation[];
  readonly notes: readonly Note[];
}

/**
 * Reads a file of values, and returns a function that makes the operations that fill in a document.
 *
 * @param file JSON, FDF or CSV; null for none
 * @throws Failure `damaged-file` for a file without values.
 */
export async function findValues(file: InputFile | null): Promise<(document: PdfDocument) => FoundValues> {
  if (file === null) {
    return () => ({ operations: [], notes: [] });
  }

  const values = readFieldValues(valueKindOf(file), await readFile(file.path));

  return (document) => {
    const { operations, unknown } = valueOperations(readFields(document), values, 'option-value');
    const notes = unknown.length === 0 ? [] : [{ code: 'values-skipped', values: { count: unknown.length } }];

    return { operations, notes };
  };
}

function valueKindOf({ kind }: InputFile): ValueFileKind {
  const found = valueFileKinds.find((known) => known === kind);

  if (found === undefined) {
    throw new Failure('damaged-file', `values as ${kind}`);
  }

  return found;
}
