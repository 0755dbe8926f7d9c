import { openidProvider } from '@octavo/adapters/identity/openid-provider';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform } from '@octavo/adapters/platform/platform';
import type { Config } from '@octavo/adapters/settings/config';
import { logOptions } from '@octavo/adapters/system/log-options';
import { accountPlans } from '@octavo/application/billing/account-plans';
import pino from 'pino';
import { type OpenAnswers, openEngine } from './documents/engine/open-engine.ts';
import { openServer, type RunningServer } from './open-server.ts';
import type { ToolRegistry } from './ports.ts';
import { startWarnings } from './start-warnings.ts';

/** Builds the web process from its parts and listens. */
export async function serve(
  config: Config,
  tools: ToolRegistry,
  openAnswers: OpenAnswers = openEngine,
): Promise<RunningServer> {
  const log = pino(logOptions('serve', config.logLevel));

  for (const warning of startWarnings(config)) {
    log.warn(warning);
  }

  const platform = await openPlatform(
    config,
    (error) => log.error({ err: error }, 'database or storage error'),
    (tool) => tools.runFacts(tool)?.program,
  );

  try {
    const { billing, demoPayments } = await openBilling(platform, config);
    const google = config.google === null ? null : openidProvider(config.google);
    const ports = { ...platform, billing, demoPayments, accountPlans: accountPlans(billing), google };

    return await openServer(ports, { config, tools, openAnswers, log });
  } catch (error) {
    await platform.close();
    throw error;
  }
}
