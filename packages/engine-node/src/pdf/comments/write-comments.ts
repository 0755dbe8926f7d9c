import { writeFile } from 'node:fs/promises';
import { writeXfdf } from '@octavo/editing/xfdf/write-xfdf';
import type { InputFile, OutputFile, Workspace } from '../../run-files.ts';
import { openPdfFile } from '../open.ts';

/**
 * Writes the comments of a result as an XFDF file.
 *
 * @param source file of which the result was made, with its password
 */
export async function writeComments(
  result: OutputFile,
  name: string,
  source: InputFile,
  workspace: Workspace,
): Promise<OutputFile> {
  const { document } = await openPdfFile({ ...source, path: result.path }, 'look', {
    workspace,
    signal: new AbortController().signal,
  });
  const path = workspace.newPath('xfdf');
  await writeFile(path, writeXfdf(document));

  return { name, kind: 'xfdf', path, notes: [] };
}
