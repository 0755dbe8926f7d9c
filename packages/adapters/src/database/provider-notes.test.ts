import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, expect, it } from 'vitest';
import { connect, migrate } from './database.ts';
import { providerNotes } from './provider-notes.ts';

const server = await createTestDatabase();
const database = connect(server.url, 4, (error) => {
  throw error;
});
await migrate(database);
const notes = providerNotes(database);

afterAll(async () => {
  await database.destroy();
  await server.remove();
});

it('keeps the first value written, for all writers', async () => {
  expect(await notes.find('paypal', 'plan')).toBeNull();

  const kept = await Promise.all(['P-1', 'P-2', 'P-3'].map((value) => notes.keep('paypal', 'plan', value)));

  expect(new Set(kept).size).toBe(1);
  expect(await notes.find('paypal', 'plan')).toBe(kept[0]);
  expect(await notes.keep('paypal', 'plan', 'P-4')).toBe(kept[0]);
  expect(await notes.find('stripe', 'plan')).toBeNull();
});
