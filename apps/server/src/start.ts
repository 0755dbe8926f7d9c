import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '@octavo/adapters/config';
import { type EmbeddedDatabase, openEmbedded } from '@octavo/adapters/postgres/embedded';
import { stopOnSignal } from '@octavo/adapters/system/signals';
import pino, { type Logger } from 'pino';
import { requireFreeAddress } from './free-address.ts';

export interface RunningOctavo {
  readonly address: string;
  stop(): Promise<void>;
}

const serveEntry = fileURLToPath(new URL('./main.ts', import.meta.url));
const workEntry = fileURLToPath(new URL('../../worker/src/main.ts', import.meta.url));

const firstRestartMilliseconds = 500;
const lastRestartMilliseconds = 15_000;
/** A process that lived so long before it crashed is restarted without waiting longer each time. */
const steadyMilliseconds = 60_000;
const databaseCheckMilliseconds = 5000;
/** Longer than web and worker take to stop in order. */
const stopMilliseconds = 15_000;

/**
 * Everything on one machine: the embedded database, one web process and one worker, each started again when it
 * crashes. Resolves when pages are served; rejects when a process cannot start at all.
 */
export async function startOctavo(
  config: Config,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<RunningOctavo> {
  const log = pino({ level: config.logLevel, base: { role: 'start' } });
  const database = config.databaseUrl === null ? await openEmbedded(config.dataFolder) : null;
  const url = config.databaseUrl ?? database?.url;
  const environment = { ...variables, DATABASE_URL: url, OCTAVO_DATA: config.dataFolder };
  const watching = database === null ? null : watchDatabase(database, log);
  const serve = new Supervised('serve', serveEntry, environment, log);
  const work = new Supervised('work', workEntry, environment, log);

  const stop = async () => {
    watching?.stop();
    await Promise.all([serve.stop(), work.stop()]);
    await database?.release();
  };

  try {
    const [address] = await Promise.all([serve.start(), work.start()]);

    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A child process that is started again when it ends without having been asked to. */
class Supervised {
  #child: ChildProcess | null = null;
  #stopping = false;
  #wait = firstRestartMilliseconds;
  #startedAt = 0;
  readonly #name: string;
  readonly #entry: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #log: Logger;

  constructor(name: string, entry: string, environment: NodeJS.ProcessEnv, log: Logger) {
    this.#name = name;
    this.#entry = entry;
    this.#environment = environment;
    this.#log = log;
  }

  /** Resolves with what the process says when it is ready; rejects when it ends before it ever was. */
  async start(): Promise<string> {
    const child = this.#spawn();

    return new Promise((resolve, reject) => {
      child.once('message', (message: { ready: string }) => {
        child.on('exit', (code, signal) => void this.#restart(code, signal));
        resolve(message.ready);
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`octavo ${this.#name} ended with ${signal ?? code}`)),
      );
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;

    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      return;
    }

    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const force = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  }

  #spawn(): ChildProcess {
    this.#startedAt = performance.now();
    // The channel also tells the child that we are gone, however we ended.
    const child = fork(this.#entry, {
      env: this.#environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;

    return child;
  }

  async #restart(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.#stopping) {
      return;
    }

    const steady = performance.now() - this.#startedAt > steadyMilliseconds;
    this.#wait = steady ? firstRestartMilliseconds : Math.min(this.#wait * 2, lastRestartMilliseconds);
    this.#log.error(
      { process: this.#name, code, signal, waitMilliseconds: this.#wait },
      'process ended, starting again',
    );
    await delay(this.#wait);

    if (!this.#stopping) {
      this.#spawn().once('exit', (nextCode, nextSignal) => void this.#restart(nextCode, nextSignal));
    }
  }
}

function watchDatabase(database: EmbeddedDatabase, log: Logger): { stop(): void } {
  let checking = false;

  const timer = setInterval(() => {
    if (!checking) {
      checking = true;
      database
        .ensure()
        .then((started) => started && log.error('the database had ended and was started again'))
        .catch((error: unknown) => log.error({ err: error }, 'the database does not start'))
        .finally(() => {
          checking = false;
        });
    }
  }, databaseCheckMilliseconds);

  return { stop: () => clearInterval(timer) };
}

if (import.meta.main) {
  const config = readConfig(process.env);
  await requireFreeAddress(config);
  const octavo = await startOctavo(config);
  process.stdout.write(`Octavo is at ${octavo.address}\n`);
  stopOnSignal(octavo.stop);
}
