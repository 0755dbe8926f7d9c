import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mebibyte } from '@octavo/contract/limits';
import pg from 'pg';
import type { StorageConfig } from '../settings/config.ts';
import { exists, makePrivateFolder, prepareDataFolder } from '../system/folders.ts';
import { freeBytesOf } from '../system/free-bytes.ts';
import { fullFolder } from '../system/full-folder.ts';
import { Ballast } from './ballast.ts';
import { postgresBinaries } from './binaries.ts';
import { postmasterFile, readPostmaster } from './postmaster.ts';

const run = promisify(execFile);

/** Id of the user "nobody", because PostgreSQL refuses to run as root; jobs get another user. */
const databaseUser = 65534;
const databaseName = 'octavo';
const roleName = 'octavo';
const holdName = 'octavo hold';
/** Maximum bytes of a socket path: sun_path holds 108 with its terminator. */
const socketPathBytes = 107;
const startSeconds = 60;
const logName = 'server.log';

/** Free bytes a new cluster, and an existing one, need to start. */
const firstStartBytes = 300 * mebibyte;
export const startBytes = 32 * mebibyte;
/** With fewer free bytes PostgreSQL can hardly write: it needs 16 MB for a segment of its log. */
const writeBytes = 16 * mebibyte;
/** Time between two looks at the free space while the server runs. */
const diskMilliseconds = 2000;

export interface EmbeddedDatabase {
  readonly url: string;
  /**
   * Starts the server again if it has ended or is stopping; true when it was. Deletes the ballast when the disk
   * is full, and restores it when there is room again.
   */
  ensure(): Promise<boolean>;
  /** Stops the server unless another process still uses it. */
  release(): Promise<void>;
}

/**
 * Connects to the PostgreSQL of the data folder, and starts it if it is not running. The server outlives a
 * killed parent, and the next process finds it again. It listens on no network, only on a Unix socket in a
 * folder that only its user may enter.
 */
export async function openEmbedded(
  dataFolder: string,
  { ballastBytes }: Pick<StorageConfig, 'ballastBytes'> = { ballastBytes: 0 },
): Promise<EmbeddedDatabase> {
  const folder = databaseFolder(dataFolder);
  const userId = process.getuid?.() === 0 ? databaseUser : null;
  await prepareDataFolder(dataFolder);
  await makePrivateFolder(folder, userId);
  const socket = join(folder, '.s.PGSQL.5432');

  if (Buffer.byteLength(socket) > socketPathBytes) {
    throw new Error(
      `OCTAVO_DATA is too long: the path of a socket may have ${socketPathBytes} bytes, and this one is longer: ${socket}`,
    );
  }

  const ballast = new Ballast(folder, ballastBytes);
  let hold = await joinServer({ dataFolder, folder, userId, ballast });
  await ballast.restore();
  let diskSeenAt = performance.now();

  return {
    url: embeddedUrl(dataFolder),

    async ensure() {
      const isDiskDue = !hold.isOpen() || performance.now() - diskSeenAt >= diskMilliseconds;

      if (isDiskDue) {
        diskSeenAt = performance.now();

        if ((await freeBytesOf(folder)) < writeBytes) {
          await ballast.release();
        }
      }

      const hasEnded = !hold.isOpen() || hurryStop(folder);

      if (hasEnded) {
        await hold.end();
        hold = await joinServer({ dataFolder, folder, userId, ballast });
      }

      if (isDiskDue) {
        await ballast.restore();
      }

      return hasEnded;
    },

    async release() {
      await hold.end();
      await stopUnlessHeld(folder, hold.backend);
    },
  };
}

/** The folder of the embedded server of a data folder. */
export function databaseFolder(dataFolder: string): string {
  return join(dataFolder, 'database');
}

export function embeddedUrl(dataFolder: string): string {
  return urlOf(databaseFolder(dataFolder), databaseName);
}

export function urlOf(folder: string, database: string): string {
  return `postgres://${roleName}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** The folder of the server, and its start parameters. */
interface ServerPlace {
  readonly dataFolder: string;
  readonly folder: string;
  readonly userId: number | null;
  readonly ballast: Ballast;
}

/** A connection that shows other processes that this server is in use. */
interface Hold {
  /** Process number of the server backend behind it. */
  readonly backend: number;
  isOpen(): boolean;
  end(): Promise<void>;
}

/**
 * Starts or joins the server. Of several processes that start at once, one server wins and the others exit;
 * all processes connect to the winner. A server that is about to stop is waited for and started again.
 */
async function joinServer(place: ServerPlace): Promise<Hold> {
  const { folder } = place;
  const deadline = Date.now() + startSeconds * 1000;
  let server: { readonly ended: () => boolean } | null = null;

  for (;;) {
    try {
      return await holdServer(folder);
    } catch (cause) {
      if (Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start within ${startSeconds} s; see ${join(folder, logName)}`, {
          cause,
        });
      }
    }

    if (server === null || server.ended()) {
      await makeRoom(place, server !== null);
      server = await startServer(place);
    }

    await delay(50);
  }
}

/**
 * Deletes the ballast when there is too little room. Without a ballast, a server that has ended for lack of
 * room would only end again, so the operator gets an error.
 *
 * @throws CannotStart
 */
async function makeRoom({ dataFolder, folder, ballast }: ServerPlace, hasEnded: boolean): Promise<void> {
  const isNew = !(await exists(join(folder, 'cluster', 'PG_VERSION')));
  const needed = isNew ? firstStartBytes : startBytes;

  if ((await freeBytesOf(folder)) >= needed || (await ballast.release())) {
    return;
  }

  // A server that lost against another process has ended, too; the winner has written its process number.
  if (isNew || (hasEnded && !(await exists(postmasterFile(folder))))) {
    throw await fullFolder(dataFolder, needed);
  }
}

async function holdServer(folder: string): Promise<Hold> {
  await makeDatabase(folder);
  const client = new pg.Client({
    connectionString: urlOf(folder, databaseName),
    application_name: holdName,
  });
  let open = true;
  const close = () => {
    open = false;
  };
  client.on('error', close);
  client.on('end', close);
  await client.connect();
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');

  return {
    backend: rows[0]?.backend ?? 0,
    isOpen: () => open,
    end: async () => (open ? client.end() : undefined),
  };
}

async function startServer({ dataFolder, folder, userId }: ServerPlace) {
  const binaries = join(await postgresBinaries(dataFolder, userId), 'bin');
  const cluster = join(folder, 'cluster');
  const as = userId === null ? {} : { uid: userId, gid: userId };

  if (!(await exists(join(cluster, 'PG_VERSION')))) {
    await initialize(binaries, folder, cluster, as);
  }

  const log = await open(join(folder, logName), 'a', 0o600);
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'],
    { ...as, cwd: folder, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let ended = false;
  const end = () => {
    ended = true;
  };
  server.once('exit', end).once('error', end);
  server.unref();
  await log.close();

  return { ended: () => ended };
}

/**
 * Creates the cluster under a temporary name and renames it: it is complete or absent, and a second process
 * that creates one loses without harm.
 */
async function initialize(
  binaries: string,
  folder: string,
  cluster: string,
  as: { uid?: number; gid?: number },
): Promise<void> {
  const draft = join(folder, `cluster.${randomUUID()}`);
  const options = ['-U', roleName, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
  await run(join(binaries, 'initdb'), ['-D', draft, ...options], { ...as, cwd: folder });

  try {
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });

    if (!(await exists(join(cluster, 'PG_VERSION')))) {
      throw error;
    }
  }
}

async function makeDatabase(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(folder, 'postgres') });
  // A server that another process stops makes the query fail; without a listener it would also end this process.
  client.on('error', () => {});
  await client.connect();

  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);

    if (rowCount === 0) {
      await client.query(`create database ${databaseName}`).catch(ignoreDuplicate);
    }
  } finally {
    await client.end();
  }
}

async function stopUnlessHeld(folder: string, ownBackend: number): Promise<void> {
  const isHeld = await isHeldByOthers(folder, ownBackend).catch(() => {
    // No answer, or no longer one: another process has just stopped the server.
    return true;
  });

  if (!isHeld) {
    await stop(folder);
  }
}

/**
 * True when other processes hold the server. Only holds count, except the one just released: other
 * connections may belong to killed processes that the server has not noticed.
 */
async function isHeldByOthers(folder: string, ownBackend: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(folder, 'postgres') });
  // A connection that breaks makes the query fail; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  const { rowCount } = await client.query(
    'select from pg_stat_activity where application_name = $1 and pid <> $2',
    [holdName, ownBackend],
  );
  await client.end();

  return rowCount !== 0;
}

/**
 * Turns a smart shutdown (SIGTERM) into a fast one; true when the server is stopping. A smart shutdown refuses
 * new connections, and waits for the end of all others: those of this product never end. Only for a server with
 * an open connection, whose process number therefore is its own.
 */
function hurryStop(folder: string): boolean {
  const server = readPostmaster(folder);

  if (server?.isStopping !== true) {
    return false;
  }

  stopFast(server.processId);

  return true;
}

async function stop(folder: string): Promise<void> {
  const server = readPostmaster(folder);

  if (server !== null) {
    stopFast(server.processId);
  }

  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; ) {
    if (!(await exists(postmasterFile(folder)))) {
      return;
    }

    await delay(20);
  }
}

/**
 * Ends all sessions, writes the checkpoint and ends the server. The last two holds may be released at the same
 * moment: then both processes stop the server, and one finds it gone.
 */
function stopFast(processId: number): void {
  try {
    process.kill(processId, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

function ignoreDuplicate(error: unknown): void {
  // 42P04 duplicate_database, 23505 when two processes create it in the same moment.
  const { code } = error as { code?: string };

  if (code !== '42P04' && code !== '23505') {
    throw error;
  }
}
