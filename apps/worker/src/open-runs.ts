import { join } from 'node:path';
import type { Config } from '@octavo/adapters/settings/config';
import type { JobQueue } from '@octavo/domain/ports';
import type { WorkerProtection } from '@octavo/domain/worker';
import { readOperatorBlanks } from '@octavo/engine-node/forms/operator-blanks';
import { languageFolder } from '@octavo/engine-node/places/language-folder';
import { readTrustedRoots } from '@octavo/engine-node/signing/trusted-roots';
import type { Logger } from 'pino';
import { RunStopped, type WorkerPorts } from './ports.ts';
import { readSeal } from './read-seal.ts';
import { type PlaceRequest, runInPlace, type TakeResults } from './run-in-place.ts';
import { runJob } from './run-job.ts';
import { probeIsolation, userOfRun } from './sandbox/command.ts';
import { KeptBundles } from './sandbox/kept-bundles.ts';
import { clearScratch, SandboxPool, ScratchFolder } from './sandbox/pool.ts';
import type { NetworkReach } from './sandbox/sandbox.ts';
import type { Workshop } from './workshop.ts';

/** Ports that the host of a worker brings. */
export type RunHost = Pick<
  WorkerPorts,
  'clock' | 'ids' | 'vault' | 'space' | 'files' | 'jobs' | 'changes' | 'isSurelyNotWritten'
> & { readonly queue: JobQueue };

/** A worker that takes jobs. */
export interface OpenRuns {
  readonly protection: WorkerProtection;
  /** Removes the folders of workers that were killed; returns their number. */
  clearScratch(now: Date): Promise<number>;
  /**
   * Runs a tool on files where they lie, beside the jobs of the queue.
   *
   * @throws Failure of the run, or `RunStopped` by its signal
   */
  runInPlace<Taken>(request: PlaceRequest, take: TakeResults<Taken>): Promise<Taken>;
  /** Takes no further job, and gives those that run some time to end. */
  stopTaking(): Promise<void>;
  /** Ends the spare processes; called after `stopTaking`. */
  close(): Promise<void>;
}

/** Milliseconds running jobs have to finish when the worker stops; then they are handed to another worker. */
const graceMilliseconds = 4000;

/** Takes the jobs of a queue and runs each in a process of its own. */
export async function openRuns(
  host: RunHost,
  config: Config,
  workshop: Workshop,
  log: Logger,
): Promise<OpenRuns> {
  const { clock, queue } = host;
  const scratchRoot = join(config.dataFolder, 'scratch');
  await clearScratch(scratchRoot, clock.now());
  const scratch = await ScratchFolder.open(scratchRoot, host.ids);
  const folders = await scratch.create(userOfRun({ ownUsers: false }));
  const isolation = await probeIsolation(folders, config.worker, await scratch.openFilterFolder());

  if (isolation.walls === 'none' && config.worker.sandbox !== 'off') {
    log.warn(
      process.platform === 'linux'
        ? 'bubblewrap does not work on this machine: jobs run with resource limits but without isolation'
        : 'this system has no bubblewrap and no prlimit: jobs run without isolation, and only their duration is limited',
    );
  }

  const { childEntry, runRulesOf, compiles = true } = workshop;
  const extraCode = [...workshop.extraCode, languageFolder()];
  const { timeStampAuthority, trustFolder } = config;
  const roots = trustFolder === null ? [] : await readTrustedRoots(trustFolder);
  const makeProxy = (reaches: NetworkReach) =>
    workshop.makeProxy(reaches === 'authorities' ? timeStampAuthority : null);
  const bundles = new KeptBundles(config.bundlesFolder, clock, log);
  const settings = {
    isolation,
    config: config.worker,
    clock,
    childEntry,
    extraCode,
    compiles,
    makeProxy,
    bundles,
  };
  const pool = new SandboxPool(scratch, settings);
  const fill = () =>
    pool.fill().catch((error: unknown) => log.error({ err: error }, 'spare process not started'));
  void fill();
  const ports: WorkerPorts = {
    ...host,
    pool,
    runRulesOf,
    outputBytes: config.worker.outputBytes,
    storageLimits: config.limits.storage,
    timeStampAuthority,
    trustedRoots: roots.map((root) => Buffer.from(root).toString('base64')),
    formBlanks: config.formsFolder === null ? [] : await readOperatorBlanks(config.formsFolder),
    seal: config.seal === null ? null : await readSeal(config.seal, clock.now()),
    log,
  };
  const stopping = new AbortController();
  const protection: WorkerProtection = {
    walls: isolation.walls,
    filtersSystemCalls: isolation.filters !== null,
    limitsMemoryByGroup: isolation.memoryGroups !== null,
  };
  queue.work(config.worker, protection, async (job) => {
    await runJob(ports, job, stopping.signal);
    void fill();
  });
  log.info(
    {
      ...protection,
      concurrency: config.worker.concurrency,
      ...config.worker.programConcurrency,
      spares: config.worker.spares,
    },
    'taking jobs',
  );

  return {
    protection,
    runInPlace: (request, take) => runInPlace(ports, request, take),

    async clearScratch(now) {
      await scratch.touch(now);
      await pool.touchBundle();

      return clearScratch(scratchRoot, now);
    },

    async stopTaking() {
      const leave = setTimeout(() => stopping.abort(new RunStopped('worker-stops')), graceMilliseconds);
      await queue.stop();
      clearTimeout(leave);
    },

    async close() {
      await pool.close();
      await isolation.memoryGroups?.close();
      await scratch.remove();
    },
  };
}
