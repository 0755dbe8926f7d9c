import { createTestDatabase, type TestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenToChanges } from './changes.ts';
import { changeChannel } from './job-channels.ts';

describe('listening to changes', () => {
  let server: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    server = await createTestDatabase();
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await server.remove();
  });

  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

  async function countConnections(): Promise<number | null> {
    return (await client.query(`select ${others}`)).rowCount;
  }

  async function breakConnections(): Promise<void> {
    await client.query(`select pg_terminate_backend(pid) ${others}`);
  }

  it('reconnects over one connection at a time, and reports missed changes', async () => {
    const changes = await listenToChanges(server.url, () => {});
    let notified = 0;
    changes.watch('job', () => {
      notified += 1;
    });

    for (const times of [1, 2, 3]) {
      await breakConnections();
      await expect.poll(() => notified).toBe(times);
    }

    await client.query(`notify ${changeChannel}, 'job'`);
    await expect.poll(() => notified).toBe(4);
    expect(await countConnections()).toBe(1);
    await changes.close();
    await expect.poll(countConnections).toBe(0);
  });

  it('leaves no connection open when stopped while reconnecting', async () => {
    for (const pause of [0, 1, 3, 10]) {
      const changes = await listenToChanges(server.url, () => {});
      await breakConnections();
      await new Promise((resolve) => setTimeout(resolve, pause));
      await changes.close();
      await expect.poll(countConnections).toBe(0);
    }
  });
});
