import type { FileRecord } from '@octavo/domain/ports';
import { type EraseDocumentPorts, eraseDocuments } from '../documents/erase-documents.ts';
import type { ApplicationPorts } from '../ports.ts';

type DestroyPorts = EraseDocumentPorts & { readonly log?: ApplicationPorts['log'] };

/**
 * Destroys keys and bytes of files, then marks their rows. On a full disk the database cannot write, while
 * destroying frees space: files are deleted once their keys are destroyed, and the sweep marks the remaining
 * rows. Documents that were opened from them are erased with them.
 *
 * @returns false when the rows could not be written.
 */
export async function destroyFiles(ports: DestroyPorts, files: readonly FileRecord[]): Promise<boolean> {
  const failures: unknown[] = [];

  for (const { blob } of files) {
    if (blob !== '') {
      await ports.vault.destroy(blob).catch((error: unknown) => failures.push(error));
    }
  }

  const isWritten = await writeDeletion(ports, async () => {
    await eraseDocuments(ports, await ports.documents.withFiles(files.map(({ token }) => token)));

    for (const { token, blob } of files) {
      await ports.files.erase(token);

      if (blob !== '' && failures.length === 0) {
        await ports.files.forgetBlob(blob);
      }
    }
  });

  if (failures.length > 0) {
    throw failures[0];
  }

  return isWritten;
}

/** Records a deletion that has already happened; a failure is logged and left to the sweep. */
export async function writeDeletion(
  { log }: Pick<DestroyPorts, 'log'>,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write();

    return true;
  } catch (error) {
    log?.error({ err: error }, 'files destroyed; their rows could not be updated and are left to the sweep');

    return false;
  }
}
