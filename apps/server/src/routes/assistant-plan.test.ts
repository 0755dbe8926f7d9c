import { randomIds } from '@octavo/adapters/system/system';
import { grantPlan } from '@octavo/application/billing/grant-plan';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { DocumentClient } from '../../test/document-client.ts';
import { json, TestServer } from '../../test/server.ts';

const dayMilliseconds = 24 * 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

it('gives questions without limit, and no download', async () => {
  const client = new DocumentClient(server);
  // Its trial is over.
  server.time.ahead = -4 * dayMilliseconds;
  await client.browser.signUp('asks@example.org');
  server.time.ahead = 0;
  const document = await client.open();
  const left = async () => (await client.browser.read(`/documents/${document}`)).left;
  expect(await left()).toEqual({ documents: 4, questions: 50 });
  const account = await server.ports.accounts.findByEmail('asks@example.org');
  await grantPlan(server.ports.billing, account?.id ?? '', 'ai-pdf-month', 1);

  expect(await left()).toBeNull();
  expect(await client.browser.read('/session')).toMatchObject({
    accountStatus: 'trial-over',
    hasPro: false,
    hasAssistantPlan: true,
    mayDownload: false,
    freeTasks: { limit: 5 },
  });
  const [{ job = '' } = {}] = (await server.ports.documents.find(document))?.files ?? [];
  expect((await client.browser.fetch(`/jobs/${job}/zip`)).status).toBe(402);
});

describe('sold on its own', () => {
  const orderOf = (plan: string) => ({
    id: randomIds.token(),
    plan,
    currency: 'EUR',
    paymentType: 'sandbox',
  });

  /** Browser of a person whose trial is over, and who has bought a plan. */
  async function buyer(email: string, plan: string): Promise<TestBrowser> {
    const browser = new TestBrowser(server, `198.51.100.${email.length}`);
    server.time.ahead = -4 * dayMilliseconds;
    await browser.signUp(email);
    server.time.ahead = 0;
    await buy(browser, plan);

    return browser;
  }

  async function buy(browser: TestBrowser, plan: string) {
    const { checkoutUrl, id } = await json(await browser.send('POST', '/orders', orderOf(plan)));
    await server.app.request(new URL(checkoutUrl).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ card: 'succeeds' }),
    });

    return browser.read(`/orders/${id}`);
  }

  it('is bought, and can become Pro', async () => {
    const browser = await buyer('b@example.org', 'ai-pdf-month');
    expect(await browser.read('/session')).toMatchObject({ hasPro: false, hasAssistantPlan: true });
    expect((await browser.read('/subscription')).subscription).toMatchObject({
      product: 'ai_pdf_single',
      accountStatus: 'pro',
      plan: { id: 'ai-pdf-month' },
    });

    const { quotes } = await browser.read('/subscription/quotes');
    const quote = quotes.find(({ plan }: { plan: string }) => plan === 'pro-year');
    const changed = await json(await browser.send('POST', '/subscription/change', quote));
    expect(changed).toMatchObject({ done: true, subscription: { product: 'pro', before: null } });
    expect(await browser.read('/session')).toMatchObject({ hasPro: true, mayDownload: true });
  });

  it('cannot replace Pro before its end', async () => {
    const browser = await buyer('cc@example.org', 'pro-year');
    const { quotes } = await browser.read('/subscription/quotes');
    expect(quotes.map(({ plan }: { plan: string }) => plan)).not.toContain('ai-pdf-year');
    const change = await json(
      await browser.send('POST', '/subscription/change', { ...quotes[0], plan: 'ai-pdf-year' }),
    );
    expect(change).toMatchObject({ code: 'illegal-input' });
    const refused = await json(await browser.send('POST', '/orders', orderOf('ai-pdf-year')));
    expect(refused).toMatchObject({ code: 'already-subscribed' });

    await browser.send('POST', '/subscription/cancel');
    const { paidUntil } = (await browser.read('/subscription')).subscription;
    expect(await buy(browser, 'ai-pdf-year')).toMatchObject({
      product: 'ai_pdf_single',
      startsAt: paidUntil,
    });
    expect((await browser.read('/subscription')).subscription).toMatchObject({
      product: 'pro',
      plan: { id: 'ai-pdf-year' },
      before: { plan: { id: 'pro-year' } },
    });
    expect(await browser.read('/session')).toMatchObject({ hasPro: true, hasAssistantPlan: false });
  });
});
