import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './test-browser.ts';
import { TestServer } from './test-server.ts';

const address = '198.51.100.77';

let server: TestServer;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  server = await TestServer.open(database, { access: 'subscription' });
});
afterAll(() => server.close());

/** Everything the database holds, as text; bytes also as the letters they may be. */
async function everyRow(): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const contents = await Promise.all(tables.map(({ name }) => client.query(`select * from ${name}`)));

    return contents
      .flatMap(({ rows }) => rows)
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
      .join('\n');
  } finally {
    await client.end();
  }
}

async function everyFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());

  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  ).join();
}

describe('a copy of the database', () => {
  it('holds nothing that opens an account, and no address of a network', async () => {
    const browser = new TestBrowser(server, address);
    await browser.signUp('ada@example.org');
    const session = browser.cookies.get('user-token') ?? '';
    const link = await browser.askLink('ada@example.org', 'log-in');
    const kept = await everyRow();

    expect(session).toHaveLength(43);
    expect(link).toHaveLength(43);
    expect(kept).toContain('ada@example.org');

    for (const secret of [session, link, address, 'success-log-in?token=']) {
      expect(kept).not.toContain(secret);
    }

    // Nor do the files beside it, which have the keys of the letters, wrapped.
    const files = await everyFile(server.folder);
    expect(files).not.toContain(session);
    expect(files).not.toContain(link);
  });
});
