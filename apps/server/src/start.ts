import { fileURLToPath } from 'node:url';
import { type EmbeddedDatabase, openEmbedded } from '@octavo/adapters/database/embedded';
import { keepRunning } from '@octavo/adapters/database/keep-running';
import { requireDatabase } from '@octavo/adapters/database/require-database';
import { destroyExpiredFiles } from '@octavo/adapters/platform/platform';
import { type Config, unknownSettings } from '@octavo/adapters/settings/config';
import { ownConfig } from '@octavo/adapters/settings/own-config';
import { readPlans } from '@octavo/adapters/settings/read-plans';
import { prepareDataFolder } from '@octavo/adapters/system/folders';
import { logOptions } from '@octavo/adapters/system/log-options';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import pino, { type Logger } from 'pino';
import { requireFreeAddress } from './free-address.ts';
import { Supervised } from './supervised.ts';
import { welcome } from './welcome.ts';

export interface RunningOctavo {
  readonly address: string;
  stop(): Promise<void>;
}

const serveEntry = fileURLToPath(new URL('./main.ts', import.meta.url));
const workEntry = fileURLToPath(new URL('../../worker/src/main.ts', import.meta.url));

/**
 * Runs everything on one machine: the embedded database, web processes and one worker, each restarted when it
 * crashes. Resolves when pages are served; rejects when a process cannot start at all.
 */
export async function startOctavo(
  config: Config,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<RunningOctavo> {
  await refuseUnusable(config);
  const log = pino(logOptions('start', config.logLevel));

  for (const name of unknownSettings(variables)) {
    log.warn(`${name} is not a known setting and has no effect`);
  }

  await prepareDataFolder(config.dataFolder);
  await destroyExpiredFiles(config, (error) => log.error({ err: error }, 'expired file not destroyed'));
  const database = config.databaseUrl === null ? await openEmbedded(config.dataFolder, config.storage) : null;
  const url = config.databaseUrl ?? database?.url;
  const environment = { ...variables, DATABASE_URL: url, OCTAVO_DATA: config.dataFolder };
  const watching = database === null ? null : watchDatabase(database, log);
  const serve = new Supervised({ name: 'serve', entry: serveEntry, environment, log });
  const others: Supervised[] = [];
  const work = new Supervised({ name: 'work', entry: workEntry, environment, log });

  const stop = async () => {
    await watching?.stop();
    await Promise.all([serve, work, ...others].map((program) => program.stop()));
    await database?.release();
  };

  try {
    const [address] = await Promise.all([serve.start(), work.start()]);

    // With port 0, the first one has chosen it.
    const port = config.port === 0 ? new URL(address).port : String(config.port);
    const shared = { ...environment, OCTAVO_PORT: port };

    for (let process = 1; process < config.webProcesses; process += 1) {
      const other = new Supervised({ name: 'serve', entry: serveEntry, environment: shared, log });
      others.push(other);
      await other.start();
    }

    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Checks the settings of both processes, so that an error is reported once, before either is started. @throws
 * WrongConfig
 */
async function refuseUnusable({ plansFile, databaseUrl }: Config): Promise<void> {
  await readPlans(plansFile);

  if (databaseUrl !== null) {
    await requireDatabase(databaseUrl);
  }
}

function watchDatabase(database: EmbeddedDatabase, log: Logger): { stop(): Promise<void> } {
  return keepRunning(database, {
    onRestart: () => log.error('the database had stopped and was restarted'),
    onFailure: (error) => log.error({ err: error }, 'the database fails to start'),
  });
}

if (import.meta.main) {
  if (process.stdout.isTTY) {
    // In a terminal, only what needs attention is of interest, unless the setting says otherwise.
    process.env['OCTAVO_LOG'] ??= 'warn';
  }

  const config = ownConfig();
  await requireFreeAddress(config);
  const { address } = await runUntilSignal(startOctavo(config));
  process.stdout.write(welcome(address, config));
}
