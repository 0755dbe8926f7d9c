import { connect } from '@octavo/adapters/postgres/database';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { json, TestServer } from '../test-server.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  server = await TestServer.open(database);
});
afterAll(() => server.close());

/** What is answered while every question to the database ends like this one. */
async function answerWhile(ask: () => Promise<unknown>): Promise<Response> {
  const find = async () => {
    await ask();

    return null;
  };
  const app = createApp({ ...server.ports, files: { ...server.ports.files, find } });

  return app.request(`/api/v1/files/${'a'.repeat(32)}`);
}

describe('while the database restarts', () => {
  const elsewhere = (address: string) => async () => {
    const database = connect(address, 1, () => undefined);

    try {
      await sql`select 1`.execute(database);
    } finally {
      await database.destroy();
    }
  };
  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    'refuses connections': elsewhere('postgres://octavo@127.0.0.1:1/octavo'),
    'has no socket': elsewhere('postgres://octavo@localhost/octavo?host=/nowhere'),
    'ends a connection in the middle of a question': async () => {
      const database = connect(url, 1, () => undefined);

      try {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
      } finally {
        await database.destroy();
      }
    },
  };

  it.each(Object.entries(states))('requests are asked to come back: it %s', async (_state, ask) => {
    const answer = await answerWhile(ask);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await json(answer)).toMatchObject({ code: 'temporarily-unavailable', status: 503 });
  });

  it('a wrong question stays an error of ours', async () => {
    const answer = await answerWhile(async () => {
      const database = connect(url, 1, () => undefined);

      try {
        await sql`select nothing`.execute(database);
      } finally {
        await database.destroy();
      }
    });

    expect(answer.status).toBe(500);
    expect(answer.headers.get('retry-after')).toBeNull();
  });
});
