import { smtpMailer } from '@octavo/adapters/mail/smtp-mailer';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import type { Config } from '@octavo/adapters/settings/config';
import { ownOrigin } from '@octavo/adapters/settings/own-origin';
import { logOptions } from '@octavo/adapters/system/log-options';
import pino, { type Logger } from 'pino';
import { startBillingScheduler } from './billing-scheduler.ts';
import { openRuns } from './open-runs.ts';
import { startSending } from './sending.ts';
import { startSweeping } from './sweeping.ts';
import type { Workshop } from './workshop.ts';

export interface RunningWorker {
  stop(): Promise<void>;
}

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
  const { billing, demoPayments: sandbox } = await openBilling(platform, config);
  const runs = await openRuns(platform, config, workshop, log);
  const sweeping = startSweeping({ ...platform, log, clearScratch: runs.clearScratch });
  const sending =
    config.mail === null ? null : startSending({ ...platform, mailer: smtpMailer(config.mail), log });
  const scheduling = startBillingScheduler({
    ...platform,
    billing,
    demoPayments: sandbox,
    origin: ownOrigin(config),
    log,
  });

  return {
    async stop() {
      await Promise.all([runs.stopTaking(), sweeping.stop(), scheduling.stop(), sending?.stop()]);
      await runs.close();
      await platform.close();
      log.info('stopped');
    },
  };
}
