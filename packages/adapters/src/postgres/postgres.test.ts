import type { JobMessage } from '@octavo/domain/ports';
import { belongingsSuite } from '@octavo/testkit/ports/belongings.suite';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { fileIndexSuite } from '@octavo/testkit/ports/file-index.suite';
import { jobStoreSuite } from '@octavo/testkit/ports/job-store.suite';
import { makeFile, makeJob } from '@octavo/testkit/ports/made';
import { taskHistorySuite } from '@octavo/testkit/ports/task-history.suite';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { randomIds } from '../system/system.ts';
import { belongings } from './belongings.ts';
import { listenToChanges } from './changes.ts';
import { connect, migrate } from './database.ts';
import { fileIndex } from './files.ts';
import { taskHistory } from './history.ts';
import { jobStore } from './jobs.ts';
import { filesAndJobs } from './migrations/0001-files-and-jobs.ts';
import { keysOutOfDatabase } from './migrations/0002-keys-out-of-database.ts';
import { openQueue } from './queue.ts';

const fail = (error: Error) => {
  throw error;
};
const server = await createTestDatabase();
const database = connect(server.url, 8, fail);
await Promise.all([migrate(database), migrate(database)]);
const changes = await listenToChanges(server.url, fail);

afterAll(async () => {
  await changes.close();
  await database.destroy();
  await server.remove();
});

fileIndexSuite(async () => fileIndex(database));

jobStoreSuite(async () => {
  const messages: JobMessage[] = [];
  const destroyed = { keys: [] as string[], isBroken: false };
  const enqueue = async (_transaction: unknown, message: JobMessage) => {
    messages.push(message);
  };
  const jobs = jobStore(database, enqueue, async (key) => {
    destroyed.keys.push(key);

    return !destroyed.isBroken;
  });

  return { jobs, files: fileIndex(database), changes, messages, destroyed };
});

const plainJobs = jobStore(
  database,
  async () => undefined,
  async () => true,
);
const peoplePorts = {
  belongings: belongings(database),
  history: taskHistory(database),
  files: fileIndex(database),
  jobs: plainJobs,

  async openAccount() {
    const id = randomIds.token();
    const email = `${id}@example.org`;
    await database
      .insertInto('accounts')
      .values({ id, email, email_key: email, locale: 'en', created_at: new Date() })
      .execute();

    return id;
  },
};

belongingsSuite(async () => peoplePorts);

taskHistorySuite(async () => peoplePorts);

describe('the schema', () => {
  it('forgets what was kept while keys lay in the database, and ends the jobs that waited for it', async () => {
    const old = await createTestDatabase();
    const earlier = connect(old.url, 1, fail);
    const [file, job] = [makeFile(), makeJob()];
    await filesAndJobs.up(earlier);
    await sql`
      insert into files (token, name, kind, size_bytes, blob, created_at, expires_at)
      values (${file.token}, 'a.pdf', 'pdf', 1, ${file.blob}, now(), now())
    `.execute(earlier);
    await sql`insert into file_keys values (${file.token}, '\\x00')`.execute(earlier);
    await sql`
      insert into jobs (id, tool, state, inputs, order_fingerprint, sealed_order, created_at, expires_at)
      values (${job.id}, 'copy', 'queued', '[]', 'mark', '\\x00', now(), now())
    `.execute(earlier);
    await keysOutOfDatabase.up(earlier);

    expect(await fileIndex(earlier).find(file.token)).toMatchObject({ isErased: true, name: '' });
    expect(await fileIndex(earlier).erasedBlobs('')).toEqual([file.blob]);
    const jobs = jobStore(
      earlier,
      async () => undefined,
      async () => true,
    );
    expect(await jobs.find(job.id)).toMatchObject({ state: 'failed', failure: { code: 'file-expired' } });
    expect(await jobs.findOrder(job.id)).toEqual({ sealed: null });
    await earlier.destroy();
    await old.remove();
  });
});

describe('the queue', () => {
  const places = { concurrency: 2, programConcurrency: { office: 1, chromium: 1 } };

  it('lets jobs of one program wait for each other, and nobody else for them', async () => {
    const queue = await openQueue(server.url, 'worker', fail, (tool) =>
      tool === 'word-to-pdf' ? 'office' : undefined,
    );
    const jobs = jobStore(database, queue.enqueue, async () => true);
    const documents = Array.from({ length: 5 }, () => makeJob({ tool: 'word-to-pdf' }));
    const other = makeJob();
    let running = 0;
    let most = 0;
    const ended: string[] = [];

    for (const job of [...documents, other]) {
      await jobs.add(job, { sealed: null });
    }

    await new Promise<void>((resolve) => {
      void queue.work(places, async ({ id }) => {
        if (id !== other.id) {
          running += 1;
          most = Math.max(most, running);
          // The first document ends only after the job that needs no program.
          await vi.waitUntil(() => ended.includes(other.id), { timeout: 20_000 });
          running -= 1;
        }

        ended.push(id);

        if (ended.length === documents.length + 1) {
          resolve();
        }
      });
    });

    expect(most).toBe(1);
    await queue.stop();
  });

  it('delivers a job once it is committed, a backlog without waiting, and again what a handler threw away', async () => {
    const queue = await openQueue(server.url, 'worker', fail, () => undefined);
    const jobs = jobStore(database, queue.enqueue, async () => true);
    const wanted = Array.from({ length: 60 }, () => makeJob());
    const seen = new Map<string, number>();
    for (const job of wanted) {
      await jobs.add(job, { sealed: null });
    }

    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      void queue.work(places, async ({ id }) => {
        const times = (seen.get(id) ?? 0) + 1;
        seen.set(id, times);

        if (id === wanted[0]?.id && times === 1) {
          throw new Error('a worker that stumbles');
        }

        if (seen.size === wanted.length && seen.get(wanted[0]?.id ?? '') === 2) {
          resolve();
        }
      });
    });
    await queue.stop();

    // Two slots that wait out their poll of two seconds after each job would need a minute.
    expect(performance.now() - startedAt).toBeLessThan(40_000);
    expect([...seen.values()].reduce((sum, times) => sum + times)).toBe(wanted.length + 1);
  });
});
