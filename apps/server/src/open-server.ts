import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from '@octavo/adapters/settings/config';
import { ownOrigin } from '@octavo/adapters/settings/own-origin';
import { findCodeMapFile } from '@octavo/engine-node/fonts/code-maps';
import { findFontFile } from '@octavo/engine-node/fonts/font-files';
import { blankFinder, newestFinder } from '@octavo/engine-node/forms/find-blank';
import { readOperatorBlanks } from '@octavo/engine-node/forms/operator-blanks';
import { readTrustedRoots } from '@octavo/engine-node/signing/trusted-roots';
import type { NeededProgram } from '@octavo/tools/kit/types';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { noArticles } from './articles.ts';
import { openAnswering } from './documents/answering.ts';
import type { OpenAnswers } from './documents/engine/open-engine.ts';
import { openDownloads } from './downloads.ts';
import { connectionLimits, limitConnections } from './http/limit-connections.ts';
import { createMetrics } from './metrics.ts';
import { loadWeb } from './pages/load-web.ts';
import type { FindMissingLanguages } from './pages/web-entry.ts';
import type { ServerPorts, ToolRegistry } from './ports.ts';
import { openCardsLate } from './share/open-cards-late.ts';

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Ports that the host of the application brings; the others are the same wherever it runs. */
export type HostPorts = Omit<
  ServerPorts,
  | 'tools'
  | 'reader'
  | 'engine'
  | 'answering'
  | 'log'
  | 'metrics'
  | 'config'
  | 'web'
  | 'articles'
  | 'drawCard'
  | 'downloads'
  | 'findFont'
  | 'findBlank'
  | 'findNewestRevision'
  | 'findCodeMap'
  | 'signing'
> & { close(): Promise<void> };

export interface ServerParts {
  readonly config: Config;
  readonly tools: ToolRegistry;
  readonly openAnswers: OpenAnswers;
  readonly log: Logger;
  /** Finds the programs that tools need and this computer lacks; pages then say so. */
  readonly findMissing?: () => readonly NeededProgram[];
  /** Finds the language data of OCR that this computer lacks. */
  readonly findMissingLanguages?: FindMissingLanguages;
  /** Sees every request before the application. */
  readonly guard?: (fetch: Fetch) => Fetch;
}

/** A connection is closed after this time without traffic; event streams send more often. */
const idleMilliseconds = 120_000;
/** Maximum connections per address besides its event streams: a whole office may share the address. */
const otherConnections = 256;
/** Time for open responses to end when the server stops. */
const graceMilliseconds = 3000;

/** Builds the application on its ports and listens. */
export async function openServer(ports: HostPorts, parts: ServerParts): Promise<RunningServer> {
  const {
    config,
    tools,
    openAnswers,
    log,
    findMissing,
    findMissingLanguages,
    guard = (fetch) => fetch,
  } = parts;
  const report = (error: unknown) => log.error({ err: error }, 'page rendering failed');
  const web = await loadWeb(config, report, { findMissing, findMissingLanguages });

  if (web === null) {
    log.warn('the web application is not built; serving only the API');
  }

  const engine = openAnswers({ ...ports, log }, config.ai);
  const answering = openAnswering({ ...ports, engine, log });
  const operatorBlanks = config.formsFolder === null ? [] : await readOperatorBlanks(config.formsFolder);
  const app = createApp({
    ...ports,
    tools,
    reader: engine,
    engine,
    answering,
    log,
    metrics: createMetrics(ports.jobs.count, ports.listWorkers),
    config,
    web,
    articles: web?.articles ?? noArticles,
    drawCard: openCardsLate(),
    downloads: openDownloads(config.downloadsFolder),
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
  const server = await listenOn(guard(app.fetch), config);
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
      await ports.close();
      log.info('stopped');
    },
  };
}

async function listenOn(fetch: Fetch, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    // The type allows for HTTP/2, which needs an option.
    const server = createAdaptorServer({ fetch }) as Server;
    // A whole upload may take long, as long as it makes progress.
    server.requestTimeout = 0;
    server.timeout = idleMilliseconds;
    limitConnections(server, {
      ...connectionLimits,
      connections: config.behindProxy ? null : config.limits.streams + otherConnections,
    });
    server.once('error', reject);
    const { host, port, webProcesses } = config;
    server.listen({ host, port, reusePort: webProcesses > 1 }, () => resolve(server));
  });
}
