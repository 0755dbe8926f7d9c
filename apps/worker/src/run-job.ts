import { dropResults } from '@octavo/application/jobs/store-results';
import { settleFailed } from '@octavo/application/settle-failed';
import { Failure, type FailureCode, isFailure } from '@octavo/contract/failures';
import { isOptionFile } from '@octavo/contract/option-files';
import { remedyFor } from '@octavo/domain/access/access';
import type { JobFailure, RunningJob } from '@octavo/domain/job';
import * as rules from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { prepareRun } from './inputs.ts';
import { PartStore } from './part-store.ts';
import { RunStopped, type WorkerPorts } from './ports.ts';
import { Reporter } from './reporter.ts';
import { storeRun } from './results.ts';
import type { FinishedRun, RunEvents, Sandbox } from './sandbox/sandbox.ts';

const hourMilliseconds = 3_600_000;

/**
 * Runs a claimed job: run, check, store, report. The job always reaches a terminal state or is requeued; a worker that
 * lost the job in the meantime changes nothing.
 */
export async function runJob(ports: WorkerPorts, job: RunningJob, stop: AbortSignal): Promise<void> {
  const log = ports.log.child({ jobId: job.id, tool: job.tool, attempt: job.attempt });
  const startedAt = performance.now();
  log.info('job started');
  const use = { processorSeconds: job.processorSeconds };

  try {
    await requireProcessorTime(ports, job);
    const engineMilliseconds = await doJob(ports, job, use, stop);
    log.info({ milliseconds: Math.round(performance.now() - startedAt), engineMilliseconds }, 'job done');
  } catch (error) {
    if (error instanceof RunStopped) {
      log.info({ why: error.why }, 'run stopped');
      await endStopped(ports, job, use, error);

      return;
    }

    const failure = isFailure(error) ? error : new Failure('engine-crashed', '', { cause: error });
    log[reportLevel(failure.code)]({ code: failure.code, err: error }, 'run failed');
    const { code, values } = failure;
    await ports.jobs.change(job.id, (current) =>
      rules.fail(used(current, job, use), job.attempt, { code, values }, ports.clock.now()),
    );
  }
}

/** Processor time of all attempts of a job; counted up while its run goes on. */
interface ProcessorUse {
  processorSeconds: number;
}

function used(current: rules.Job, { attempt }: RunningJob, { processorSeconds }: ProcessorUse): rules.Job {
  return rules.useProcessor(current, attempt, processorSeconds);
}

/**
 * Checks the limit again: jobs are admitted by the usage at that time, and others may have run while this one
 * waited.
 *
 * @throws Failure `processor-time-used`
 */
async function requireProcessorTime(ports: WorkerPorts, job: RunningJob): Promise<void> {
  const limit = job.processorLimit;

  if (limit === null) {
    return;
  }

  const since = new Date(ports.clock.now().getTime() - hourMilliseconds);
  const used = await ports.jobs.sumProcessorSeconds({ ...job.owner, address: job.address }, since);

  if (used >= limit) {
    throw new Failure('processor-time-used', `${used} s`, {
      values: { limit, remedy: remedyFor(job.owner) },
    });
  }
}

async function doJob(
  ports: WorkerPorts,
  job: RunningJob,
  use: ProcessorUse,
  stop: AbortSignal,
): Promise<number> {
  const sandbox = await ports.pool.take(ports.runRulesOf(job.tool)?.program);
  const stopped = new AbortController();
  const leave = () => stopped.abort(stop.reason);
  stop.addEventListener('abort', leave, { once: true });
  const reporter = new Reporter(ports, job, (why) => stopped.abort(new RunStopped(why)));
  const parts = new PartStore(ports, job, sandbox.folders);

  try {
    stop.throwIfAborted();
    const { finished, results } = await runRequest(ports, job, sandbox, stopped.signal, {
      progressed: (progress) => reporter.progressed(progress),
      beat: (seconds) => reporter.beat(seconds),
      published: (part) => parts.add(part),
    });
    await reporter.close();
    use.processorSeconds = reporter.processorSeconds;
    await finishJob(ports, job, use, results, failuresOf(finished.failures));

    return Math.round(finished.engineMilliseconds);
  } finally {
    stop.removeEventListener('abort', leave);
    await reporter.close();
    await parts.close();
    use.processorSeconds = reporter.processorSeconds;
    // Folders that cannot be removed now are removed with the worker's; this failure must not replace that of
    // the run.
    await sandbox.remove().catch((error: unknown) => {
      ports.log.warn({ err: error }, 'run folders not removed');
    });
  }
}

interface StoredRun {
  readonly finished: FinishedRun;
  readonly results: readonly FileRecord[];
}

/** Runs a job, and stores its results while its processes end. */
async function runRequest(
  ports: WorkerPorts,
  job: RunningJob,
  sandbox: Sandbox,
  signal: AbortSignal,
  events: RunEvents,
): Promise<StoredRun> {
  const rules = ports.runRulesOf(job.tool);

  if (rules === null) {
    throw new Failure('engine-unavailable', job.tool);
  }

  const request = await prepareRun(ports, job, sandbox.folders);
  const inputs = rules.joins === 'each' ? job.inputs.filter((input) => !isOptionFile(input)).length : 1;
  const allowed = { wallSeconds: rules.wallSeconds * inputs, reaches: rules.reaches ?? null };

  return sandbox.runAndTake(request, allowed, signal, events, async (finished, ended) => ({
    finished,
    results: await storeRun(ports, job, finished, sandbox.folders, ended),
  }));
}

async function finishJob(
  ports: WorkerPorts,
  job: RunningJob,
  use: ProcessorUse,
  results: readonly FileRecord[],
  failed: ReadonlyMap<number, JobFailure>,
): Promise<void> {
  let ours = false;
  const rule = (current: rules.Job) => {
    const next = rules.finish(used(current, job, use), job.attempt, failed, ports.clock.now());
    ours = next !== current && next.state === 'done';

    return next;
  };

  try {
    await ports.jobs.change(job.id, rule, results);
  } catch (error) {
    await settleFailed(
      ports,
      results.map(({ blob }) => blob),
      error,
    );
    throw new Failure('request-failed', 'results could not be saved', { cause: error });
  }

  if (!ours) {
    await dropResults(ports, results);
    throw new RunStopped('lost');
  }

  await ports.vault.confirm(results.map(({ blob }) => blob)).catch((error: unknown) => {
    ports.log.warn({ err: error }, 'stored results not confirmed');
  });
}

function failuresOf(failures: readonly { input: number; code: FailureCode; values: JobFailure['values'] }[]) {
  return new Map(failures.map(({ input, code, values }) => [input, { code, values }]));
}

async function endStopped(
  ports: WorkerPorts,
  job: RunningJob,
  use: ProcessorUse,
  { why }: RunStopped,
): Promise<void> {
  if (why === 'lost') {
    return;
  }

  await ports.jobs.change(job.id, (current) =>
    why === 'cancelled'
      ? rules.cancel(used(current, job, use), job.attempt, ports.clock.now())
      : rules.handBack(used(current, job, use), job.attempt),
  );
}

/**
 * Log level of a failure: `error` for faults of this software such as a crash, `info` for mistakes such as a
 * wrong password.
 */
function reportLevel(code: FailureCode): 'info' | 'error' {
  const ours: readonly FailureCode[] = [
    'engine-crashed',
    'engine-unavailable',
    'output-broken',
    'request-failed',
    'stalled',
  ];

  return ours.includes(code) ? 'error' : 'info';
}
