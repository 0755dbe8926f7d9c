import { Failure } from '@octavo/contract/failures';
import { isTheirs } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { HistoryTask } from '@octavo/domain/account/history';
import type { FileRecord } from '@octavo/domain/ports';
import { destroyFiles, writeDeletion } from '../files/destroy-files.ts';
import type { ApplicationPorts } from '../ports.ts';

type DeleteTaskPorts = Pick<
  ApplicationPorts,
  'documents' | 'files' | 'jobs' | 'vault' | 'history' | 'clock' | 'log'
>;

/**
 * Deletes the files of a task in the account's history; a task whose files are already deleted is taken out
 * of the history, and null returned.
 *
 * @throws Failure `not-found`
 */
export async function deleteTask(
  ports: DeleteTaskPorts,
  viewer: Viewer,
  account: string,
  job: string,
): Promise<HistoryTask | null> {
  const { history, clock } = ports;
  const task = await findTask(ports, account, job);

  if (task.deletedAt !== null) {
    await history.remove(account, task.job);

    return null;
  }

  const deletedAt = clock.now();
  const isWritten = await deleteFilesOf(ports, viewer, task.job);

  // Keys and bytes are destroyed, even when the row does not say so yet.
  return isWritten ? findTask(ports, account, task.job) : { ...task, deletedAt };
}

/** @throws Failure `not-found` */
export async function findTask(
  { history }: Pick<ApplicationPorts, 'history'>,
  account: string,
  job: string,
): Promise<HistoryTask> {
  const task = await history.find(account, job);

  if (task === null) {
    throw new Failure('not-found');
  }

  return task;
}

/**
 * Destroys keys and bytes of a task's results and of the uploads it was made from, then records their
 * deletion. False when the database could not be written; the sweep records it later.
 */
async function deleteFilesOf(ports: DeleteTaskPorts, viewer: Viewer, id: string): Promise<boolean> {
  const isWritten = await destroyFiles(ports, await filesOfTask(ports, viewer, id));

  const isNoted = await writeDeletion(ports, async () => {
    await ports.jobs.eraseNamesOf(id);
    await ports.history.noteDeleted(ports.clock.now());
  });

  return isWritten && isNoted;
}

/** Excludes inputs that are results of another task: they are deleted with that task. */
async function filesOfTask(ports: DeleteTaskPorts, viewer: Viewer, id: string): Promise<FileRecord[]> {
  const job = await ports.jobs.find(id);
  const inputs = await Promise.all((job?.inputs ?? []).map(({ token }) => ports.files.find(token)));
  const uploads = inputs.filter(
    (file) => file !== null && file.origin === null && isTheirs(file.owner, viewer),
  );

  return [...(await ports.files.resultsOf(id)), ...(await ports.files.previewsOf(id)), ...uploads].filter(
    (file) => file !== null,
  );
}
