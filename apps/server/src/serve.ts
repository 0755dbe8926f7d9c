import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve as listen } from '@hono/node-server';
import { openidProvider } from '@octavo/adapters/identity/openid-provider';
import { openBilling } from '@octavo/adapters/platform/open-billing';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import type { Config } from '@octavo/adapters/settings/config';
import { ownOrigin } from '@octavo/adapters/settings/own-origin';
import { logOptions } from '@octavo/adapters/system/log-options';
import { accountPlans } from '@octavo/application/billing/account-plans';
import { findCodeMapFile } from '@octavo/engine-node/fonts/code-maps';
import { findFontFile } from '@octavo/engine-node/fonts/font-files';
import { blankFinder, newestFinder } from '@octavo/engine-node/forms/find-blank';
import { readOperatorBlanks } from '@octavo/engine-node/forms/operator-blanks';
import { readTrustedRoots } from '@octavo/engine-node/signing/trusted-roots';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { noArticles } from './articles.ts';
import { openAnswering } from './documents/answering.ts';
import { type OpenAnswers, openEngine } from './documents/engine/open-engine.ts';
import { connectionLimits, limitConnections } from './http/limit-connections.ts';
import { createMetrics } from './metrics.ts';
import type { ToolRegistry } from './ports.ts';
import { openCardsLate } from './share/open-cards-late.ts';
import { startWarnings } from './start-warnings.ts';
import { loadWeb } from './web.ts';

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** A connection is closed after this time without traffic; event streams send more often. */
const idleMilliseconds = 120_000;
/** Maximum connections per address besides its event streams: a whole office may share the address. */
const otherConnections = 256;
/** Time for open responses to end when the server stops. */
const graceMilliseconds = 3000;

/** Builds the web process from its parts and listens. */
export async function serve(
  config: Config,
  tools: ToolRegistry,
  openAnswers: OpenAnswers = openEngine,
): Promise<RunningServer> {
  const log = pino(logOptions('serve', config.logLevel));
  const platform = await openPlatform(
    config,
    (error) => log.error({ err: error }, 'database or storage error'),
    (tool) => tools.runFacts(tool)?.program,
  );

  try {
    return await serveOn(platform, config, tools, openAnswers, log);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

async function serveOn(
  platform: Platform,
  config: Config,
  tools: ToolRegistry,
  openAnswers: OpenAnswers,
  log: Logger,
): Promise<RunningServer> {
  const { billing, demoPayments: sandbox } = await openBilling(platform, config);
  const web = await loadWeb(config, (error) => log.error({ err: error }, 'page rendering failed'));

  if (web === null) {
    log.warn('the web application is not built; serving only the API');
  }

  for (const warning of startWarnings(config)) {
    log.warn(warning);
  }

  const engine = openAnswers({ ...platform, log }, config.ai);
  const answering = openAnswering({ ...platform, engine, log });
  const operatorBlanks = config.formsFolder === null ? [] : await readOperatorBlanks(config.formsFolder);
  const app = createApp({
    ...platform,
    billing,
    demoPayments: sandbox,
    accountPlans: accountPlans(billing),
    tools,
    reader: engine,
    engine,
    answering,
    log,
    metrics: createMetrics(platform.jobs.count, platform.listWorkers),
    config,
    google: config.google === null ? null : openidProvider(config.google),
    web,
    articles: web?.articles ?? noArticles,
    drawCard: openCardsLate(),
    findFont: findFontFile,
    findBlank: blankFinder(operatorBlanks),
    findNewestRevision: newestFinder(operatorBlanks),
    findCodeMap: findCodeMapFile,
    signing: {
      timeStampHost: config.timeStampAuthority === null ? null : new URL(config.timeStampAuthority).host,
      roots: config.trustFolder === null ? [] : await readTrustedRoots(config.trustFolder),
    },
  });
  // Plain HTTP/1.1: TLS and HTTP/2 are left to a proxy in front.
  const server = await listenOn(app.fetch, config);
  const { port } = server.address() as AddressInfo;
  const address = ownOrigin({ ...config, port });
  log.info({ address }, 'listening');

  return {
    address,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const force = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearTimeout(force);
      await answering.stop();
      await engine.close();
      await platform.close();
      log.info('stopped');
    },
  };
}

async function listenOn(fetch: Parameters<typeof listen>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, hostname: config.host, port: config.port }, () =>
      resolve(server),
    ) as Server;
    // A whole upload may take long, as long as it makes progress.
    server.requestTimeout = 0;
    server.timeout = idleMilliseconds;
    limitConnections(server, {
      ...connectionLimits,
      connections: config.behindProxy ? null : config.limits.streams + otherConnections,
    });
    server.once('error', reject);
  });
}
