import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { exists, makePrivateFolder, prepareDataFolder } from '../system/folders.ts';
import { postgresBinaries } from './binaries.ts';

const run = promisify(execFile);

/** As root PostgreSQL refuses to run; it gets the user "nobody", and jobs get another one. */
const databaseUser = 65534;
const databaseName = 'octavo';
const roleName = 'octavo';
/** sun_path holds 108 bytes with its end. */
const socketPathBytes = 107;
const startSeconds = 60;

export interface EmbeddedDatabase {
  readonly url: string;
  /** Starts the server again if it has ended; true when it had. */
  ensure(): Promise<boolean>;
  /** Stops the server unless another process still uses it. */
  release(): Promise<void>;
}

/**
 * Connects to the PostgreSQL of the data folder, and starts it when nobody has. It outlives a killed parent and is
 * then found again by the next one. It listens on a Unix socket in a folder only its user may enter, on no network.
 */
export async function openEmbedded(dataFolder: string): Promise<EmbeddedDatabase> {
  const folder = join(dataFolder, 'database');
  const userId = process.getuid?.() === 0 ? databaseUser : null;
  await prepareDataFolder(dataFolder);
  await makePrivateFolder(folder, userId);
  const socket = join(folder, '.s.PGSQL.5432');

  if (Buffer.byteLength(socket) > socketPathBytes) {
    throw new Error(
      `the path of the database socket is longer than a system allows, choose a shorter OCTAVO_DATA: ${socket}`,
    );
  }

  const ensure = async () => {
    if (await answers(folder)) {
      return false;
    }

    await start(dataFolder, folder, userId);

    return true;
  };

  await ensure();
  await makeDatabase(folder);

  return { url: urlOf(folder, databaseName), ensure, release: () => release(folder) };
}

export function urlOf(folder: string, database: string): string {
  return `postgres://${roleName}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

async function start(dataFolder: string, folder: string, userId: number | null): Promise<void> {
  const binaries = join(await postgresBinaries(dataFolder, userId), 'bin');
  const cluster = join(folder, 'cluster');
  const as = userId === null ? {} : { uid: userId, gid: userId };

  if (!(await exists(join(cluster, 'PG_VERSION')))) {
    await initialize(binaries, folder, cluster, as);
  }

  const logPath = join(folder, 'server.log');
  const log = await open(logPath, 'a', 0o600);
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'],
    { ...as, cwd: folder, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  const gone = new Promise<void>((resolve) =>
    server.once('exit', () => resolve()).once('error', () => resolve()),
  );
  server.unref();
  await log.close();

  // Of several processes that start at once one wins; the servers of the others end, and all connect to the winner.
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; ) {
    if (await answers(folder)) {
      return;
    }

    await Promise.race([delay(50), gone.then(() => delay(50))]);
  }

  throw new Error(`PostgreSQL did not start within ${startSeconds} s, see ${logPath}`);
}

/** Made aside and renamed: the cluster is whole or absent, and a second maker loses without harm. */
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

async function release(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(folder, 'postgres') });

  try {
    await client.connect();
  } catch {
    // Nobody answers: another process has stopped it already.
    return;
  }

  const { rows } = await client.query<{ others: string }>(
    "select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();

  if (Number(rows[0]?.others) === 0) {
    await stop(folder);
  }
}

async function stop(folder: string): Promise<void> {
  const pidFile = join(folder, 'cluster', 'postmaster.pid');
  const [firstLine] = (await readFile(pidFile, 'utf8')).split('\n');
  // SIGINT is the fast shutdown: sessions end, the checkpoint is written.
  process.kill(Number(firstLine), 'SIGINT');

  for (const end = Date.now() + startSeconds * 1000; Date.now() < end && (await exists(pidFile)); ) {
    await delay(20);
  }
}

async function answers(folder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(folder, 'postgres') });

  try {
    await client.connect();
    await client.end();

    return true;
  } catch {
    // Not started, or still starting: the caller decides what to do about it.
    return false;
  }
}

function ignoreDuplicate(error: unknown): void {
  // 42P04 duplicate_database, 23505 when two processes create it in the same moment.
  const { code } = error as { code?: string };

  if (code !== '42P04' && code !== '23505') {
    throw error;
  }
}
