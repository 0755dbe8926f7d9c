import { grantPlan } from '@octavo/application/billing/grant-plan';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Asker } from '../../test/asker.ts';
import { TestServer } from '../../test/server.ts';

const dayMilliseconds = 24 * 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

it('gives questions without limit, and no download', async () => {
  const asker = new Asker(server);
  // Its trial is over.
  server.time.ahead = -4 * dayMilliseconds;
  await asker.browser.signUp('asks@example.org');
  server.time.ahead = 0;
  const document = await asker.open();
  const left = async () => (await asker.browser.read(`/documents/${document}`)).left;
  expect(await left()).toEqual({ documents: 4, questions: 50 });
  const account = await server.ports.accounts.findByEmail('asks@example.org');
  await grantPlan(server.ports.billing, account?.id ?? '', 'ai-pdf-month', 1);

  expect(await left()).toBeNull();
  expect(await asker.browser.read('/session')).toMatchObject({
    accountStatus: 'trial-over',
    hasPro: false,
    mayDownload: false,
    freeTasks: { limit: 5 },
  });
  const [{ job = '' } = {}] = (await server.ports.documents.find(document))?.files ?? [];
  expect((await asker.browser.fetch(`/jobs/${job}/zip`)).status).toBe(402);
});
