import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedDatabase, openEmbedded, urlOf } from '@octavo/adapters/database/embedded';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

const mostAttempts = 5;

/**
 * A new, empty database on a real server. Test files that run at the same time share the server; the first
 * starts it, the last one stops it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = join(tmpdir(), `octavo-test-${process.getuid?.() ?? 0}`);
  const server = await openEmbedded(folder);
  const name = await createOn(server);

  return {
    url: urlOf(join(folder, 'database'), name),
    async remove() {
      await execute(server.url, untilUnused(name));
      await execute(server.url, `drop database ${name} with (force)`);
      await server.release();
    },
  };
}

/** Creates a database, and returns its name. Another test file may stop the server that this one has just joined. */
async function createOn(server: EmbeddedDatabase): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const name = `test_${randomBytes(8).toString('hex')}`;

    try {
      await execute(server.url, `create database ${name}`);

      return name;
    } catch (error) {
      if (attempt === mostAttempts) {
        throw error;
      }
    }

    await delay(50);
    await server.ensure();
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks makes the query fail; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();

  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Waits for recently closed connections, which the server still lists; `force` alone would make them look
 * broken.
 */
function untilUnused(name: string): string {
  return `do $$ begin
    for attempt in 1..100 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`;
}
