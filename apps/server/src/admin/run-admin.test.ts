import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { AdminUsageError } from './command.ts';
import { runAdmin } from './run-admin.ts';

const email = 'reader@example.org';
let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
  browser = new TestBrowser(server);
  await browser.signUp(email);
});
afterAll(() => server.close());

const admin = (...words: string[]) => runAdmin(server.ports, words);

/** Orders a plan and pays for it with demo payments. */
async function buy(plan = 'pro-month'): Promise<string> {
  const order = { plan, currency: 'USD', paymentType: 'sandbox', trial: false };
  const id = server.ports.ids.token();
  const { checkoutUrl } = await json(await browser.send('POST', '/orders', { id, ...order }));
  await server.app.request(new URL(checkoutUrl).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'card=succeeds',
  });

  return (await browser.read('/subscription')).subscription.payments[0].id;
}

describe('octavo admin', () => {
  it('grants Pro for some days or for ever, and ends it', async () => {
    expect(await admin('grant', email, 'pro-year', '30')).toContain(`${email} has pro-year until 20`);
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'pro', hasPro: true });
    expect(await admin('grant', email, 'pro-lifetime')).toBe(`${email} has pro-lifetime without end`);
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'pro', hasPro: true });

    expect(await admin('end', email)).toBe(`${email}: 2 plans ended`);
    expect(await browser.read('/session')).toMatchObject({ hasPro: false });
  });

  it('finds an account and refunds a payment', async () => {
    const payment = await buy();
    await browser.send('POST', '/subscription/refund', {
      payment,
      reason: 'problem',
      text: 'slow\n\u001b[2J',
    });
    const asked = await admin('refunds');
    const [, id = ''] = /^refund {4}(\S+) {2}asked {2}problem/.exec(asked) ?? [];
    expect(asked.split('\n')).toHaveLength(1);
    expect(asked).toContain('slow [2J');
    expect(asked).toContain(`${email}  8.99 USD  pro-month  payment ${payment}`);

    expect(await admin('refund', id, 'grant')).toBe('refunded: 8.99 USD; the plan has ended');
    const person = await admin('find', email.toUpperCase());
    expect(person).toMatch(
      new RegExp(`payment {3}${payment} {2}.* {2}pro-month {2}8\\.99 USD {2}refunded {2}sandbox`),
    );
    expect(person).toContain('status    trial');
    expect(await admin('refunds')).toBe('no refund requests wait for a decision');
    await expect(admin('refund', id, 'grant')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lists the plans', async () => {
    await expect(admin('grant', email, 'pro-decade')).rejects.toThrow(
      /unknown plan "pro-decade".*pro-month, /,
    );
  });

  it('prints names on one line without control characters, also names stored before they were cleaned', async () => {
    const account = await server.ports.accounts.findByEmail(email);
    await server.ports.accounts.change(account?.id ?? '', { name: 'R\u001b[2J\u202e\nstanding' });

    expect((await admin('find', email)).split('\n')[0]).toBe(`${email}  R[2J standing`);
  });

  it('refuses a withdrawal without a reason', async () => {
    const payment = await buy();
    await browser.send('POST', '/subscription/refund', { payment, reason: 'withdrawal', text: '' });
    const [, id = ''] = /^refund {4}(\S+)/.exec(await admin('refunds')) ?? [];
    await expect(admin('refund', id, 'refuse')).rejects.toThrow('--why');
    await expect(admin('refund', id, 'refuse', '--why', ' ')).rejects.toBeInstanceOf(AdminUsageError);
    expect(await admin('refunds')).toContain(id);

    expect(await admin('refund', id, 'refuse', '--why', 'bought by a company')).toBe(
      'refused; the user is notified with the reason',
    );
    expect(await server.ports.billing.refunds.find(id)).toMatchObject({
      state: 'refused',
      why: 'bought by a company',
    });
  });

  it('reminds the operator of the payment that is kept when a plan is ended', async () => {
    const output = await admin('end', email);
    expect(output).toContain(`${email}: 1 plan ended\nthese payments are not refunded`);
    expect(output).toMatch(/8\.99 USD {2}paid {2}sandbox/);
  });

  it('lists the events of providers, and handles one again without a second effect', async () => {
    const [newest = ''] = (await admin('events', '1')).split('\n');
    const [id = ''] = newest.split('  ');
    const before = await admin('find', email);
    expect(newest).toContain('sandbox');
    expect(await admin('replay', id)).toContain('handled');
    expect(await admin('find', email)).toBe(before);
  });

  it('shows the current plan, the next one and its price', async () => {
    await buy('pro-year');
    const { quotes } = await browser.read('/subscription/quotes');
    const monthly = quotes.find(({ plan }: { plan: string }) => plan === 'pro-month');
    await browser.send('POST', '/subscription/change', monthly);

    expect(await admin('find', email)).toMatch(/plan {6}pro-year until \S+ \S+, then pro-month 8\.99 USD/);
    await admin('end', email);
    expect(await admin('find', email)).not.toContain('then pro-month');
  });

  it('erases an account after ending its plan', async () => {
    await buy();
    expect(await admin('erase', email)).toBe(`${email} is erased`);
    const kept = await admin('find', email.toUpperCase());
    expect(kept).toContain('erased; payments are kept for bookkeeping');
    expect(kept).toMatch(/8\.99 USD {2}paid {2}sandbox/);
    expect(kept).not.toContain(email);
    await expect(admin('find', 'nobody@example.org')).rejects.toMatchObject({ code: 'account-missing' });
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'visitor' });
  });

  it.each([
    [[]],
    [['grant']],
    [['grant', email]],
    [['end']],
    [['refund', 'x', 'perhaps']],
    [['events', '-1']],
    [['frobnicate']],
    [['erase', email, 'another@example.org']],
    [['grant', email, 'pro-month', '3', 'months']],
    [['refunds', 'all']],
  ])('prints the usage for %j', async (words) => {
    await expect(admin(...words)).rejects.toBeInstanceOf(AdminUsageError);
  });
});
