import { writeFile } from 'node:fs/promises';
import type { ValueFileKind } from '@octavo/contract/edits/fields';
import { writeFieldValues } from '@octavo/editing/field-values/write-field-values';
import { readFields } from '@octavo/editing/fields/read-fields';
import type { InputFile, OutputFile, Workspace } from '../../run-files.ts';
import { openPdfFile } from '../open.ts';

/**
 * Writes the values of the fields of a result as a file.
 *
 * @param source file of which the result was made, with its password
 */
export async function writeValues(
  result: OutputFile,
  { name, kind }: { readonly name: string; readonly kind: ValueFileKind },
  source: InputFile,
  workspace: Workspace,
): Promise<OutputFile> {
  const { document } = await openPdfFile({ ...source, path: result.path }, 'look', {
    workspace,
    signal: new AbortController().signal,
  });
  const path = workspace.newPath(kind);
  await writeFile(path, writeFieldValues(kind, readFields(document)));

  return { name, kind, path, notes: [] };
}
