import type { JobMessage } from '@octavo/domain/ports';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { fileIndexSuite } from '@octavo/testkit/ports/file-index.suite';
import { jobStoreSuite } from '@octavo/testkit/ports/job-store.suite';
import { makeJob } from '@octavo/testkit/ports/made';
import { afterAll, describe, expect, it } from 'vitest';
import { listenToChanges } from './changes.ts';
import { connect, migrate } from './database.ts';
import { fileIndex } from './files.ts';
import { jobStore } from './jobs.ts';
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
  const jobs = jobStore(database, async (_transaction, message) => {
    messages.push(message);
  });

  return { jobs, files: fileIndex(database), changes, messages };
});

describe('the queue', () => {
  it('delivers a job once it is committed, a backlog without waiting, and again what a handler threw away', async () => {
    const queue = await openQueue(server.url, 'worker', fail);
    const jobs = jobStore(database, queue.enqueue);
    const wanted = Array.from({ length: 60 }, () => makeJob());
    const seen = new Map<string, number>();
    for (const job of wanted) {
      await jobs.add(job, { fingerprint: 'mark', sealed: null });
    }

    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      void queue.work(2, async ({ id }) => {
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
