import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomIds } from '@octavo/adapters/system/system';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../test/browser.ts';
import { DocumentClient } from '../test/document-client.ts';
import { json, pdf, TestServer } from '../test/server.ts';

const address = '198.51.100.77';

let server: TestServer;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  server = await TestServer.open(database, { access: 'subscription' });
});
afterAll(() => server.close());

/** All data in the database as text; bytes also as the characters they may encode. */
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
  it('contains nothing that opens an account, and no network address', async () => {
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

    // Nor do the files beside the database, which contain the wrapped keys of the emails.
    const files = await everyFile(server.folder);
    expect(files).not.toContain(session);
    expect(files).not.toContain(link);
  });

  it('reveals no file name, and no owner of a known document', async () => {
    const browser = new TestBrowser(server, '198.51.100.78');
    await browser.signUp('grace@example.org');
    const [name, made] = ['Divorce-Papers-4711', 'Divorce-Papers-4711-turned'];
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': `${name}.pdf` };
    const { token } = await json(await browser.fetch('/files', { method: 'POST', headers, body: pdf }));
    const id = randomIds.token();
    await browser.send('POST', '/jobs', {
      id,
      tool: 'rotate-pdf',
      files: [{ token }],
      options: { angle: 90 },
    });
    const values = { file: `${name}.pdf` };
    await server.finishJob(id, `${made}.pdf`, new Map([[0, { code: 'damaged-file', values }]]));

    // The product can still read the names, and later the history can.
    const job = await browser.read(`/jobs/${id}`);
    expect(job).toMatchObject({ inputs: [{ name: `${name}.pdf`, failure: { values } }] });
    expect(job.results[0]).toMatchObject({ name: `${made}.pdf` });
    expect((await browser.read('/history')).rows).toMatchObject([{ job: id, name: `${name}.pdf` }]);

    const kept = await everyRow();
    expect(kept).toContain(token);
    expect(kept).not.toContain('Divorce-Papers');
    expect(kept).not.toContain(Buffer.from('Divorce-Papers').toString('hex'));
    expect(kept).not.toContain(createHash('sha256').update(pdf).digest('hex'));
    // A repeated upload is recognized by its pseudonym.
    const again = await browser.fetch(`/files?id=${token}`, { method: 'POST', headers, body: pdf });
    expect(await json(again)).toMatchObject({ token });

    // Names of deleted files stay in the history until the entry, and with it the key, is removed.
    await browser.send('DELETE', `/history/${id}`);
    expect((await browser.read('/history')).rows).toMatchObject([{ status: 'deleted', name: `${name}.pdf` }]);
    expect(await server.ports.jobs.find(id)).toMatchObject({ inputs: [{ name: '' }] });
    expect(await readdir(join(server.folder, 'history-keys'))).toHaveLength(1);
    await browser.send('DELETE', `/history/${id}`);
    expect(await readdir(join(server.folder, 'history-keys'))).toEqual([]);
  });

  it('reveals nothing that was asked about a document, or answered', async () => {
    const client = new DocumentClient(server);
    const document = await client.open('Divorce-Papers-4712.pdf');
    const said = 'Does the Zanzibar clause apply';
    expect(await client.answerTo(document, said)).toMatchObject({ state: 'answered' });
    expect(await client.browser.read(`/documents/${document}`)).toMatchObject({ summary: { length: 1 } });
    const kept = `${await everyRow()}${await everyFile(server.folder)}${server.logged.join('\n')}`;

    expect(kept).toContain(document);
    expect(server.logged.join()).toContain('question ended');

    for (const secret of [
      'Zanzibar',
      'Divorce-Papers-4712',
      'The document says',
      'turbines',
      'report about',
    ]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});
