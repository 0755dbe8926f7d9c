import { Failure } from '@octavo/contract/failures';
import type { JobRequest } from '@octavo/contract/job';
import { optionOf, type TaskFile } from '@octavo/contract/option-files';
import {
  freeLimits,
  isTheirs,
  limitedAs,
  mayDownload,
  mayRun,
  ownerOf,
  priorityOf,
  processorLimit,
  type WantedTask,
} from '@octavo/domain/access/access';
import { freeDay } from '@octavo/domain/access/free-day';
import { requireQuota } from '@octavo/domain/access/storage-quota';
import type { Viewer } from '@octavo/domain/access/viewer';
import { isEnded, type Job, type QueuedJob } from '@octavo/domain/job';
import { checkRequest } from '@octavo/domain/job-request';
import type { Admission, FileRecord, JobStore, SealedSecret, StoredRequest } from '@octavo/domain/ports';
import { expiryOfResult, isExpired, uploadOf } from '@octavo/domain/retention';
import { findFile } from '../files/find-file.ts';
import type { ApplicationPorts } from '../ports.ts';
import { requireAccess } from '../require-access.ts';
import { settleFailed } from '../settle-failed.ts';
import { secretOf } from './job-secret.ts';
import type { JobTools } from './job-tools.ts';

export type RequestPorts = Pick<
  ApplicationPorts,
  'jobs' | 'files' | 'vault' | 'clock' | 'config' | 'isSurelyNotWritten'
> & { readonly tools: JobTools };

/**
 * Starts a job, once per id: the same request again returns the same job.
 *
 * @param isReading true for a job that reads a file of a document
 * @throws Failure naming what is wrong with the request, `job-id-taken` for another request with a used id,
 * `file-expired` for an expired job
 */
export async function requestJob(
  ports: RequestPorts,
  viewer: Viewer,
  request: JobRequest,
  isReading = false,
): Promise<Job> {
  const createdAt = ports.clock.now();
  const checking = Promise.all([
    checkedTask(ports, viewer, request, isReading),
    ports.files.storedBytes(viewer, createdAt),
  ]);
  // A repeated request returns before this is awaited; it must not fail when its files have expired.
  checking.catch(() => undefined);
  const earlier = await ports.jobs.find(request.id);

  if (earlier !== null) {
    return repeated(ports, viewer, earlier, await ports.jobs.findRequest(request.id), request);
  }

  const [{ files, task }, stored] = await checking;
  const job: QueuedJob = {
    id: request.id,
    tool: request.tool,
    owner: ownerOf(viewer),
    address: viewer.address,
    counter: viewer.account === null ? viewer.counter : null,
    marksPreviews: !mayDownload(viewer).allow,
    isReading,
    inputs: files.map(({ token, name, option }) => ({ token, name, ...optionOf({ option }), failure: null })),
    createdAt,
    expiresAt: expiryOfResult(files, createdAt, ports.config.limits.retainSeconds),
    attempt: 0,
    priority: priorityOf(viewer),
    processorLimit: processorLimit(limitedAs(viewer, task), ports.config.limits.processorSeconds),
    processorSeconds: 0,
    strikes: 0,
    state: 'queued',
  };
  // Results count towards the quota: with a full quota, none could be stored.
  requireQuota(stored, 1, ports.config.limits.storage);
  const sealing = ports.vault.seal(secretOf(request), `job ${job.id}`, uploadOf(job));
  const added = await addJob(ports, viewer, job, sealing, task);
  const sealed = await sealing;

  if (added.request.sealed?.key === sealed.key) {
    await ports.vault.confirm([sealed.key]);

    return added.job;
  }

  await ports.vault.destroySecret(sealed);

  return repeated(ports, viewer, added.job, added.request, request);
}

const hourMilliseconds = 3_600_000;

/** Properties of a task that are known before the viewer's other tasks of the day are counted. */
type RequestedTask = Omit<WantedTask, 'tasksToday' | 'addressTasksToday' | 'processorSeconds'>;

/** Adds a job; one that is not admitted leaves no key behind. */
async function addJob(
  ports: RequestPorts,
  viewer: Viewer,
  job: QueuedJob,
  sealing: Promise<SealedSecret>,
  task: RequestedTask,
): ReturnType<JobStore['add']> {
  const { limits } = ports.config;
  const admission: Admission = {
    tasksSince: freeDay(job.createdAt).from,
    processorSince: new Date(job.createdAt.getTime() - hourMilliseconds),
    isReading: task.isReading,
    admit: ({ tasks, processorSeconds }) => {
      const used = { tasksToday: tasks.own, addressTasksToday: tasks.atAddress, processorSeconds };
      requireAccess(mayRun(viewer, { ...task, ...used }, limits));
    },
  };
  const limited = limitedAs(viewer, task);
  const isLimited = freeLimits(limited) !== null || processorLimit(limited, limits.processorSeconds) !== null;

  try {
    const request = sealing.then((sealed) => ({ sealed }));

    return await ports.jobs.add(job, request, isLimited ? admission : null);
  } catch (error) {
    // A secret that could not be sealed leaves no key behind.
    const sealed = await sealing.catch(() => null);

    if (sealed !== null) {
      await settleFailed(ports, [sealed.key], error);
    }

    throw error;
  }
}

async function checkedTask(
  ports: RequestPorts,
  viewer: Viewer,
  request: JobRequest,
  isReading: boolean,
): Promise<{ files: (FileRecord & TaskFile)[]; task: RequestedTask }> {
  const rules = ports.tools.rulesOf(request.tool);

  if (rules === null) {
    throw new Failure('illegal-input', 'unknown tool', { values: { option: 'tool' } });
  }

  const usesPro = await ports.tools.usesPro(request.tool, request.options);
  const files = await Promise.all(
    request.files.map(async ({ token, option }) => ({ ...(await findFile(ports, viewer, token)), option })),
  );
  checkRequest(rules, files, ports.config.limits);
  const task = {
    sizeBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
    usesPro,
    isReading,
  };
  const { limits } = ports.config;
  const unused = { tasksToday: 0, addressTasksToday: 0, processorSeconds: 0 };
  requireAccess(mayRun(viewer, { ...task, ...unused }, limits), { whole: limits.taskBytes });

  return { files, task };
}

/**
 * Returns the job when the request repeats it, and refuses another request with the same id. Options and
 * passwords are deleted when the job ends; from then on only tool and files are compared.
 */
async function repeated(
  ports: RequestPorts,
  viewer: Viewer,
  job: Job,
  known: StoredRequest | null,
  request: JobRequest,
): Promise<Job> {
  const sealed = known?.sealed ?? null;
  const secret = sealed === null ? null : await ports.vault.unseal(sealed, `job ${job.id}`);
  const isSame =
    isTheirs(job.owner, viewer) &&
    job.tool === request.tool &&
    canonical(job.inputs.map(namedFile)) === canonical(request.files.map(namedFile)) &&
    (secret === null || canonical(secret) === canonical(secretOf(request)));

  if (!isSame) {
    throw new Failure('job-id-taken');
  }

  if (isEnded(job) && isExpired(job, ports.clock.now())) {
    throw new Failure('file-expired');
  }

  return job;
}

/** Properties of an input that a repeated request must share; unlike options, they are kept after the job ends. */
function namedFile({ token, option }: TaskFile & { readonly token: string }) {
  return { token, option: option ?? null };
}

/** JSON with sorted keys, so that equal values give the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
