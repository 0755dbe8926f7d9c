import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smtpMailer } from '@octavo/adapters/mail/smtp-mailer';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import type { Config } from '@octavo/adapters/settings/config';
import { ownOrigin } from '@octavo/adapters/settings/own-origin';
import { logOptions } from '@octavo/adapters/system/log-options';
import type { WorkerProtection } from '@octavo/domain/worker';
import { readOperatorBlanks } from '@octavo/engine-node/forms/operator-blanks';
import { readTrustedRoots } from '@octavo/engine-node/signing/trusted-roots';
import { defaultLimits } from '@octavo/engine-node/web/allowance';
import { internet } from '@octavo/engine-node/web/dial';
import { createWebProxy, type WebProxy } from '@octavo/engine-node/web/web-proxy';
import { isRunnableId, runFactsOf } from '@octavo/tools/runnable';
import pino, { type Logger } from 'pino';
import { startBillingScheduler } from './billing-scheduler.ts';
import { RunStopped, type WorkerPorts } from './ports.ts';
import { readSeal } from './read-seal.ts';
import { runJob } from './run-job.ts';
import { probeIsolation, userOfRun } from './sandbox/command.ts';
import { clearScratch, SandboxPool, ScratchFolder } from './sandbox/pool.ts';
import type { NetworkReach } from './sandbox/sandbox.ts';
import { startSending } from './sending.ts';
import { startSweeping } from './sweeping.ts';

/** Code that a worker runs; tests replace it by tools that misbehave. */
export interface Workshop {
  readonly childEntry: string;
  readonly extraCode: readonly string[];
  readonly runRulesOf: WorkerPorts['runRulesOf'];
  /** Makes the web proxy of one run; `exempt` is an address that the operator has chosen. */
  readonly makeProxy: (exempt: string | null) => WebProxy;
}

export const productWorkshop: Workshop = {
  childEntry: fileURLToPath(new URL('./sandbox/product-child.ts', import.meta.url)),
  extraCode: [],
  runRulesOf: (tool) => (isRunnableId(tool) ? runFactsOf(tool) : null),
  makeProxy: (exempt) => createWebProxy(internet, defaultLimits, exempt),
};

export interface RunningWorker {
  stop(): Promise<void>;
}

/** Milliseconds running jobs have to finish when the worker stops; then they are handed to another worker. */
const graceMilliseconds = 4000;

/** Builds the worker process from its parts and takes jobs. */
export async function work(config: Config, workshop: Workshop): Promise<RunningWorker> {
  const log = pino(logOptions('work', config.logLevel));
  const platform = await openPlatform(
    config,
    (error) => log.error({ err: error }, 'database or storage error'),
    (tool) => workshop.runRulesOf(tool)?.program,
  );

  try {
    return await workOn(platform, config, workshop, log);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

async function workOn(
  platform: Platform,
  config: Config,
  workshop: Workshop,
  log: Logger,
): Promise<RunningWorker> {
  const scratchRoot = join(config.dataFolder, 'scratch');
  await clearScratch(scratchRoot, platform.clock.now());
  const scratch = await ScratchFolder.open(scratchRoot, platform.ids);
  const folders = await scratch.create(userOfRun({ ownUsers: false }));
  const isolation = await probeIsolation(folders, config.worker, await scratch.openFilterFolder());

  if (isolation.walls === 'none' && config.worker.sandbox !== 'off') {
    log.warn('bubblewrap does not work on this machine: jobs run with resource limits but without isolation');
  }

  const { childEntry, extraCode, runRulesOf } = workshop;
  const { clock } = platform;
  const { timeStampAuthority, trustFolder } = config;
  const roots = trustFolder === null ? [] : await readTrustedRoots(trustFolder);
  const makeProxy = (reaches: NetworkReach) =>
    workshop.makeProxy(reaches === 'authorities' ? timeStampAuthority : null);
  const settings = { isolation, config: config.worker, clock, childEntry, extraCode, makeProxy };
  const pool = new SandboxPool(scratch, settings);
  const fill = () =>
    pool.fill().catch((error: unknown) => log.error({ err: error }, 'spare process not started'));
  void fill();
  const { outputBytes } = config.worker;
  const storageLimits = config.limits.storage;
  const ports: WorkerPorts = {
    ...platform,
    pool,
    runRulesOf,
    outputBytes,
    storageLimits,
    timeStampAuthority,
    trustedRoots: roots.map((root) => Buffer.from(root).toString('base64')),
    formBlanks: config.formsFolder === null ? [] : await readOperatorBlanks(config.formsFolder),
    seal: config.seal === null ? null : await readSeal(config.seal, platform.clock.now()),
    log,
  };
  const stopping = new AbortController();
  const sweeping = startSweeping({
    ...platform,
    log,

    async clearScratch(now) {
      await scratch.touch(now);

      return clearScratch(scratchRoot, now);
    },
  });
  const sending =
    config.mail === null ? null : startSending({ ...platform, mailer: smtpMailer(config.mail), log });
  const { billing, demoPayments: sandbox } = await openBilling(platform, config);
  const scheduling = startBillingScheduler({
    ...platform,
    billing,
    demoPayments: sandbox,
    origin: ownOrigin(config),
    log,
  });
  const protection: WorkerProtection = {
    walls: isolation.walls,
    filtersSystemCalls: isolation.filters !== null,
    limitsMemoryByGroup: isolation.memoryGroups !== null,
  };
  platform.queue.work(config.worker, protection, async (job) => {
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
    async stop() {
      const leave = setTimeout(() => stopping.abort(new RunStopped('worker-stops')), graceMilliseconds);
      await Promise.all([platform.queue.stop(), sweeping.stop(), scheduling.stop(), sending?.stop()]);
      clearTimeout(leave);
      await pool.close();
      await isolation.memoryGroups?.close();
      await scratch.remove();
      await platform.close();
      log.info('stopped');
    },
  };
}
