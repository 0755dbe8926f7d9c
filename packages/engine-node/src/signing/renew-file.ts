import { readFile, writeFile } from 'node:fs/promises';
import { renewArchive } from '@octavo/signing/long-term/raise-level';
import { namingFile } from '../naming-file.ts';
import type { InputFile, OutputFile } from '../run-files.ts';
import { levelHost } from './level-host.ts';
import type { SigningRunContext } from './sign-file.ts';

/**
 * Puts a new time stamp over a file of the level B-LTA.
 *
 * @throws Failure of `renewArchive`
 */
export function renewFile(
  file: InputFile,
  name: string,
  { workspace, signal, network }: SigningRunContext,
): Promise<OutputFile> {
  return namingFile(file, async () => {
    const renewed = await renewArchive(await readFile(file.path), levelHost([], { ...network, signal }));
    const path = workspace.newPath('pdf');
    await writeFile(path, renewed);

    return { name, kind: 'pdf', path, notes: [] };
  });
}
