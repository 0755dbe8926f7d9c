import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from './environment.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  server = await TestServer.open(database);
});
afterAll(() => server.close());

/** Response to a request during which the database query fails with this error. */
async function answerWhile(ask: () => Promise<unknown>): Promise<Response> {
  const find = async () => {
    await ask();

    return null;
  };
  const app = createApp({ ...server.ports, files: { ...server.ports.files, find } });

  return app.request(`/api/v1/files/${'a'.repeat(32)}`);
}

/** Runs a statement over a pool, as the product does. */
async function query(address: string, statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

describe('while the database restarts', () => {
  const states: Readonly<Record<string, () => Promise<void>>> = {
    'refuses connections': () => query('postgres://octavo@127.0.0.1:1/octavo', 'select 1'),
    'has no socket': () => query('postgres://octavo@localhost/octavo?host=/nowhere', 'select 1'),
    'loses a connection during a query': () => query(url, 'select pg_terminate_backend(pg_backend_pid())'),
  };

  it.each(Object.entries(states))('responds with 503 and Retry-After when it %s', async (_state, ask) => {
    const answer = await answerWhile(ask);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await json(answer)).toMatchObject({ code: 'temporarily-unavailable', status: 503 });
  });

  it('shows a page that can be reloaded where a browser asked for one, also to a signed-in user', async () => {
    const pages = new Hono<AppEnvironment>().get('*', (context) => context.text('page'));
    const resume = async () => query('postgres://octavo@127.0.0.1:1/octavo', 'select 1').then(() => null);
    const app = createApp({
      ...server.ports,
      sessions: { ...server.ports.sessions, find: resume },
      web: { files: new Hono<AppEnvironment>(), pages },
    });
    const answer = await app.request('/fr/merge-pdf', {
      headers: { accept: 'text/html', cookie: `user-token=${'a'.repeat(43)}` },
    });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Le service redémarre');
  });

  it('still reports an invalid query as an internal error', async () => {
    const answer = await answerWhile(() => query(url, 'select nothing'));

    expect(answer.status).toBe(500);
    expect(answer.headers.get('retry-after')).toBeNull();
  });
});
