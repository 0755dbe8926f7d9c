import { isTheirs } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { FileRecord } from '@octavo/domain/ports';
import { destroyFiles, writeDeletion } from './destroy-files.ts';
import type { ServerPorts } from './ports.ts';

/**
 * Destroys keys and bytes of a task's results and of the uploads it was made from, then records their
 * deletion. False when the database could not be written; the sweep records it later.
 */
export async function deleteTask(ports: ServerPorts, viewer: Viewer, id: string): Promise<boolean> {
  const isWritten = await destroyFiles(ports, await filesOfTask(ports, viewer, id));

  const isNoted = await writeDeletion(ports, async () => {
    await ports.jobs.eraseNamesOf(id);
    await ports.history.noteDeleted(ports.clock.now());
  });

  return isWritten && isNoted;
}

/** Excludes inputs that are results of another task: they are deleted with that task. */
async function filesOfTask(ports: ServerPorts, viewer: Viewer, id: string): Promise<FileRecord[]> {
  const job = await ports.jobs.find(id);
  const inputs = await Promise.all((job?.inputs ?? []).map(({ token }) => ports.files.find(token)));
  const uploads = inputs.filter(
    (file) => file !== null && file.origin === null && isTheirs(file.owner, viewer),
  );

  return [...(await ports.files.resultsOf(id)), ...(await ports.files.previewsOf(id)), ...uploads].filter(
    (file) => file !== null,
  );
}
