import { createTestDatabase } from '@octavo/testkit/ports/database';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('keeps what PostgreSQL says of a row out of the log, also when it is the cause of something else', async () => {
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

it('says the kind of what was thrown without being an error, not what it holds', () => {
  expect(describeError({ token: 'secret-token' })).toBe('object');
});
