import { createTestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('keeps row values that PostgreSQL reports out of the log, also in the cause of another error', async () => {
  const server = await createTestDatabase();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table things (token text primary key)');
  const insert = "insert into things values ('secret-token')";
  await client.query(insert);
  const error: pg.DatabaseError = await client.query(insert).catch((thrown) => thrown);
  await client.end();
  await server.remove();
  const described = JSON.stringify(describeError(new Error('request failed', { cause: error })));

  expect(error.detail).toContain('secret-token');
  expect(described).not.toContain('secret-token');
  expect(JSON.parse(described)).toMatchObject({
    message: 'request failed',
    cause: { code: '23505', table: 'things', constraint: 'things_pkey', stack: expect.any(String) },
  });
});

it('describes a thrown value that is not an error by its type only', () => {
  expect(describeError({ token: 'secret-token' })).toBe('object');
});
