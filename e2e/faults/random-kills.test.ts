import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedUrl } from '@octavo/adapters/database/embedded';
import { readConfig } from '@octavo/adapters/settings/config';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningOctavo, startOctavo } from '../../apps/server/src/start.ts';
import { freeAddress } from '../free-address.ts';
import { eventually } from './product-harness.ts';
import { ProductLoad } from './product-load.ts';

/** Number of kills in one run of the test; OCTAVO_KILLS sets more. */
const kills = Number(process.env['OCTAVO_KILLS'] ?? 9);
/** Time allowed per kill, until the product answers again. */
const killMilliseconds = 20_000;
const orphanMilliseconds = 60_000;
/** Time for the waiting jobs to end. */
const afterMilliseconds = 300_000;

const victims = ['web', 'worker', 'database'] as const;
type Victim = (typeof victims)[number];

const entries: Readonly<Record<Exclude<Victim, 'database'>, string>> = {
  web: 'apps/server/src/main.ts',
  worker: 'apps/worker/src/main.ts',
};

describe('processes killed at random under load', () => {
  let folder: string;
  let octavo: RunningOctavo;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-kills-'));
    const variables = {
      ...process.env,
      OCTAVO_DATA: folder,
      // A fixed port, so that the web process restarts at the same address.
      OCTAVO_PORT: (await freeAddress()).port,
      OCTAVO_LOG: 'silent',
      OCTAVO_SPARES: '1',
      OCTAVO_ACCESS: 'open',
      OCTAVO_RESERVE_MB: '0',
      OCTAVO_REQUESTS_PER_MINUTE: '1000000',
      OCTAVO_UPLOADS_PER_MINUTE: '1000000',
    };
    octavo = await startOctavo(readConfig(variables), variables);
  });

  afterAll(async () => {
    await octavo.stop();
    await rm(folder, { recursive: true });
  });

  it(
    'lose no acknowledged upload or job, and leave no orphan after a minute',
    async () => {
      const load = new ProductLoad(octavo.address, 4);
      const killed: Record<Victim, number> = { web: 0, worker: 0, database: 0 };

      for (let count = 0; count < kills; count += 1) {
        const victim = victims[count % victims.length] ?? 'web';
        const before = load.acknowledged.uploads.size;
        // Kills happen under load: something is acknowledged between two of them.
        await eventually(async () => (load.acknowledged.uploads.size > before ? true : null));
        await delay(randomInt(500));
        process.kill(await eventually(() => pidOf(victim)), 'SIGKILL');
        killed[victim] += 1;
      }

      await load.end();
      // Running jobs add and remove files; only what stays is an orphan.
      const atFirst = new Set(await eventually(() => strays().catch(() => null)));
      await delay(orphanMilliseconds);
      const orphans = (await strays()).filter((name) => atFirst.has(name));
      const lost = { uploads: await load.lostUploads(), jobs: await load.lostJobs() };
      const { uploads, jobs } = load.acknowledged;
      process.stdout.write(
        `killed ${JSON.stringify(killed)}; acknowledged ${uploads.size} uploads, ${jobs.size} jobs; ` +
          `lost ${lost.uploads.length} uploads, ${lost.jobs.length} jobs; orphans ${atFirst.size}, after a minute ${orphans.length}\n`,
      );

      expect(lost).toEqual({ uploads: [], jobs: [] });
      expect(orphans).toEqual([]);
      expect(jobs.size).toBeGreaterThan(0);
    },
    kills * killMilliseconds + afterMilliseconds,
  );

  /** Null while the process does not exist, as between a kill and the restart. */
  async function pidOf(victim: Victim): Promise<number | null> {
    if (victim === 'database') {
      const pidFile = join(folder, 'database', 'cluster', 'postmaster.pid');
      const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);

      return Number.isNaN(pid) || !(await isAlive(pid)) ? null : pid;
    }

    for (const name of await readdir('/proc')) {
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((part) => readFile(`/proc/${name}/${part}`, 'utf8').catch(() => '')),
      );

      if (command?.includes(entries[victim]) === true && environment?.includes(folder) === true) {
        return Number(name);
      }
    }

    return null;
  }

  async function isAlive(pid: number): Promise<boolean> {
    return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).startsWith('postgres');
  }

  /** Bytes, drafts, keys and intents without a row, and rows without bytes or keys. */
  async function strays(): Promise<string[]> {
    const files = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    const [keys, intents] = await Promise.all(['keys', 'intents'].map((name) => readdir(join(folder, name))));
    const kept = await names('select blob as name from files where erased_at is null');
    const orders = await names('select request_key as name from jobs where request_key is not null');
    const sealed = await names('select names_key as name from jobs where names_key is not null');

    return [
      ...differences(files, kept),
      ...differences(keys ?? [], [...kept, ...orders, ...sealed]),
      ...(intents ?? []),
    ];
  }

  async function names(statement: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: embeddedUrl(folder) });
    client.on('error', () => {});
    await client.connect();

    try {
      return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);
    } finally {
      await client.end();
    }
  }
});

function differences(some: readonly string[], others: readonly string[]): string[] {
  const [one, other] = [new Set(some), new Set(others)];

  return [...some.filter((name) => !other.has(name)), ...others.filter((name) => !one.has(name))];
}
