import { randomIds } from '@octavo/adapters/system/system';
import { endSubscriptions } from '@octavo/application/billing/cancel-subscription';
import { providerOf } from '@octavo/application/billing/settle';
import { dayText } from '@octavo/i18n/mail/money-text';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';

let server: TestServer;
let browser: TestBrowser;
let people = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());
afterEach(() => {
  server.time.stopped = null;
  vi.restoreAllMocks();
});
beforeEach(async () => {
  people += 1;
  browser = await person();
});

async function person(): Promise<TestBrowser> {
  people += 1;
  const someone = new TestBrowser(server, addressOf(people));
  await someone.signUp(`reader-${people}@example.org`);

  return someone;
}

const addressOf = (number: number) => `198.51.100.${number}`;

const orderOf = (changes: object = {}) => ({
  id: randomIds.token(),
  plan: 'pro-month',
  currency: 'EUR',
  paymentType: 'sandbox',
  ...changes,
});

async function order(changes: object = {}, someone = browser) {
  return json(await someone.send('POST', '/orders', orderOf(changes)));
}

/** Submits the form of the checkout page. */
async function pay(checkoutUrl: string, fields: Record<string, string> = { card: 'succeeds' }) {
  return server.app.request(new URL(checkoutUrl).pathname, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      // From one address, the payments of all tests would be more than a minute allows.
      'x-forwarded-for': addressOf(people),
    },
    body: new URLSearchParams(fields),
  });
}

it.each(['%00', 'x', '..%2f'])('demo payments know no checkout and no card called %s', async (reference) => {
  for (const page of ['checkout', 'card']) {
    const answer = await server.app.request(`/sandbox/${page}/${reference}`);

    expect(answer.status).toBe(404);
  }
});

describe('an order', () => {
  it('reports a provider that does not respond, and can be sent again', async () => {
    const wanted = orderOf({ trial: false });
    vi.spyOn(providerOf(server.ports.billing, 'sandbox'), 'startCheckout').mockRejectedValueOnce(
      new Error('no answer'),
    );
    const failed = await browser.send('POST', '/orders', wanted);
    expect(failed.status).toBe(502);
    expect(await json(failed)).toMatchObject({
      code: 'create-failed',
      detail: expect.stringContaining('Nothing was created or charged'),
    });

    expect(await json(await browser.send('POST', '/orders', wanted))).toMatchObject({
      id: wanted.id,
      state: 'waiting',
    });
  });

  it('is paid at the checkout, and activates Pro at once', async () => {
    const { id, checkoutUrl, state } = await order({ trial: false, next: '/merge-pdf?done=1' });
    expect(state).toBe('waiting');
    expect((await browser.read('/subscription')).waiting).toMatchObject({
      order: id,
      plan: { id: 'pro-month' },
    });

    const page = await server.app.request(new URL(checkoutUrl).pathname);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await page.text()).toContain('€8.99');

    const answer = await pay(checkoutUrl);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`https://octavo.example/success-subscription?order=${id}`);
    expect(await browser.read(`/orders/${id}`)).toMatchObject({
      state: 'paid',
      checkoutUrl: null,
      currency: 'EUR',
      next: '/merge-pdf?done=1',
      trialEndsAt: null,
      renewal: { amount: { value: '8.99', currency_code: 'EUR' } },
    });
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'pro', mayDownload: true });
    expect((await browser.read('/subscription')).waiting).toBeNull();
  });

  it('begins with the trial of its plan, once per person', async () => {
    const now = new Date();
    server.time.stopped = now;
    const { id, checkoutUrl } = await order();
    const page = await server.app.request(new URL(checkoutUrl).pathname);
    const charged = dayText('en', new Date(now.getTime() + 3 * 24 * 3600 * 1000));
    expect(await page.text()).toContain(`3 days free, then €8.99 every month, charged from ${charged}`);
    await pay(checkoutUrl);
    const paid = await browser.read(`/orders/${id}`);
    expect(paid.renewal.at).toBe(paid.trialEndsAt);
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'plan-trial', mayDownload: true });
    expect(await browser.read('/plans')).toMatchObject({ trialUsed: true, paymentTypes: ['sandbox'] });

    await browser.send('POST', '/subscription/cancel');
    expect(await order({ plan: 'pro-year' })).toMatchObject({ status: 409, code: 'trial-used' });
    expect(await order({ plan: 'pro-year', trial: false })).toMatchObject({ state: 'waiting' });
  });

  it('is created once, however often it is sent', async () => {
    const wanted = orderOf();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => json(await browser.send('POST', '/orders', wanted))),
    );

    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    expect(await json(await browser.send('POST', '/orders', { ...wanted, plan: 'pro-year' }))).toMatchObject({
      code: 'job-id-taken',
    });
  });

  it('in a second tab replaces the first, so that nobody pays twice', async () => {
    const first = await order();
    const second = await order({ plan: 'pro-quarter' });
    await pay(first.checkoutUrl);
    expect(await browser.read(`/orders/${first.id}`)).toMatchObject({ state: 'abandoned' });

    await pay(second.checkoutUrl);
    expect(await browser.read(`/orders/${second.id}`)).toMatchObject({ state: 'paid' });
    expect(await order({ plan: 'pro-year' })).toMatchObject({ status: 409, code: 'already-subscribed' });
  });

  it('concurrent with others from many tabs is paid once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => order({ plan: 'pro-quarter' })));
    await Promise.all(all.map(({ checkoutUrl }) => (checkoutUrl === null ? null : pay(checkoutUrl))));
    const { subscription } = await browser.read('/subscription');

    expect(subscription.payments.filter(({ state }: { state: string }) => state === 'paid')).toHaveLength(1);
  });

  it.each([
    ['declined', { card: 'declined' }, 'failed'],
    ['abandoned', { leave: 'yes' }, 'abandoned'],
    ['not confirmed yet', { card: 'second-step' }, 'waiting'],
    ['confirmed', { card: 'second-step', confirmed: 'yes' }, 'paid'],
    ['late', { card: 'late' }, 'waiting'],
  ])('whose payment is %s reports its state', async (_name, fields, state) => {
    const { id, checkoutUrl } = await order();
    await pay(checkoutUrl, fields);

    expect(await browser.read(`/orders/${id}`)).toMatchObject({ state });
  });

  it('that waits queries the provider at most every two seconds, however often a page asks', async () => {
    const { id } = await order();
    const asked = vi.spyOn(providerOf(server.ports.billing, 'sandbox'), 'readCheckout');
    const start = Date.now();
    const askAt = async (milliseconds: number) => {
      server.time.stopped = new Date(start + milliseconds);

      return browser.read(`/orders/${id}`);
    };

    await Promise.all([askAt(5000), askAt(5000)]);
    await askAt(6999);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await askAt(7000)).toMatchObject({ id, state: 'waiting' });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an unknown plan', { plan: 'pro-forever' }, 'illegal-input'],
    ['a plan that is not offered', { plan: 'pro-lifetime' }, 'illegal-input'],
    ['a payment type that is not configured', { paymentType: 'paypal' }, 'payment-not-configured'],
    ['an unsupported currency', { currency: 'CHF' }, 'illegal-input'],
  ])('is refused for %s', async (_name, changes, code) => {
    expect(await order(changes)).toMatchObject({ code });
  });

  it('has the configured price, whatever the browser sends', async () => {
    const { checkoutUrl } = await order({ trial: false, amount: '0.01', price: 1 });
    await pay(checkoutUrl);
    const { subscription } = await browser.read('/subscription');

    expect(subscription.payments).toMatchObject([{ amount: { value: '8.99', currency_code: 'EUR' } }]);
  });

  it('is visible to its buyer only', async () => {
    const { id } = await order();
    const other = await person();

    expect(await other.read(`/orders/${id}`)).toMatchObject({ code: 'not-found' });
    expect(await json(await server.request(`/orders/${id}`))).toMatchObject({ code: 'login-invalid' });
  });

  it('redirects only within this site', async () => {
    expect(await order({ next: '//evil.example' })).toMatchObject({ next: '/' });
  });
});

describe('a subscription', () => {
  async function subscribe(changes: object = { trial: false }) {
    const { id, checkoutUrl } = await order(changes);
    expect((await pay(checkoutUrl)).status).toBe(303);
    expect(await browser.read(`/orders/${id}`)).toMatchObject({ state: 'paid' });

    return (await browser.read('/subscription')).subscription;
  }
  const send = async (path: string, body?: object) =>
    json(await browser.send('POST', `/subscription${path}`, body));

  it('is cancelled at the end of the paid period, and resumed', async () => {
    const { paidUntil } = await subscribe();
    expect(await send('/cancel')).toMatchObject({
      done: true,
      subscription: { renews: false, paidUntil, cancellation: null },
    });
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'cancelled', mayDownload: true });
    expect(await send('/cancel')).toMatchObject({ code: 'not-found' });
    expect(await send('/resume')).toMatchObject({ done: true, subscription: { renews: true, paidUntil } });
    expect(await send('/resume')).toMatchObject({ code: 'already-subscribed' });
  });

  it('that ended reports when, and is refunded for a withdrawal only', async () => {
    const now = new Date();
    const { id: account } = (await server.ports.accounts.findByEmail(`reader-${people}@example.org`)) ?? {
      id: '',
    };
    await subscribe();
    expect((await browser.read('/subscription')).subscription).toMatchObject({ overSince: null });
    await endSubscriptions(server.ports.billing, account);
    const { subscription } = await browser.read('/subscription');

    expect(subscription.overSince >= now.toISOString()).toBe(true);
    expect(subscription).toMatchObject({ state: 'ended', cancellation: null });
    expect(subscription.refundOffer.ways).toMatchObject([{ reason: 'withdrawal' }]);
  });

  it('that is cancelled can be followed by another, and can still be refunded', async () => {
    await subscribe();
    expect(await browser.read('/plans')).toMatchObject({ startsAt: null });
    await browser.send('POST', '/subscription/cancel');
    const { paidUntil } = (await browser.read('/subscription')).subscription;
    expect(await browser.read('/plans')).toMatchObject({ startsAt: paidUntil });

    const { checkoutUrl } = await order({ plan: 'pro-year', trial: false });
    const page = await server.app.request(new URL(checkoutUrl).pathname);
    expect(await page.text()).toContain('charged from');
    await pay(checkoutUrl);
    expect((await browser.read('/subscription')).subscription).toMatchObject({
      plan: { id: 'pro-year' },
      price: { value: '59.99', currency_code: 'EUR' },
      renews: true,
      paidUntil,
      payments: [{ amount: { value: '8.99' }, state: 'paid' }],
      refundOffer: { plan: { id: 'pro-month' } },
    });
    expect(await browser.read('/plans')).toMatchObject({ startsAt: null });
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'pro' });
  });

  it('changes to another plan', async () => {
    await subscribe();
    const { quotes } = await browser.read('/subscription/quotes');
    const quote = quotes.find(({ plan }: { plan: string }) => plan === 'pro-year');
    expect(quote.due.value < quote.price.value).toBe(true);
    const wrong = { ...quote, due: { ...quote.due, value: '0.01' } };
    expect(await send('/change', wrong)).toMatchObject({ code: 'quote-changed' });
    const changed = await send('/change', quote);
    expect(changed).toMatchObject({ done: true, subscription: { plan: { id: 'pro-year' }, renews: true } });
    expect(changed.subscription.payments).toHaveLength(2);
    expect(changed.subscription.payments[0]).toMatchObject({ amount: quote.due });
    // A second click, or one in another tab, finds the change already made.
    const again = await send('/change', quote);
    expect(again).toMatchObject({ done: true, subscription: { plan: { id: 'pro-year' } } });
    expect(again.subscription.payments).toHaveLength(2);
    expect(await send('/change', { ...quote, plan: 'pro-lifetime' })).toMatchObject({
      code: 'illegal-input',
    });
  });

  it('runs until the end of the paid period before a cheaper one follows', async () => {
    await subscribe({ plan: 'pro-year', trial: false });
    const { paidUntil } = (await browser.read('/subscription')).subscription;
    const { quotes } = await browser.read('/subscription/quotes');
    const quote = quotes.find(({ plan }: { plan: string }) => plan === 'pro-month');
    expect(quote).toMatchObject({ due: { value: '0.00' }, startsAt: paidUntil, nextAt: paidUntil });
    expect((await send('/change', quote)).subscription).toMatchObject({
      plan: { id: 'pro-month' },
      price: { value: '8.99' },
      before: { plan: { id: 'pro-year' }, until: paidUntil },
      paidUntil,
    });
  });

  it('has a page to change the card', async () => {
    await subscribe();
    const { url } = await send('/portal');
    const page = await server.app.request(url.replace('https://octavo.example', ''));

    expect(await page.text()).toContain('Update your card');
    // The account page confirms the change of card.
    expect(new URL(url).searchParams.get('next')).toBe('/account?done=card');
  });

  it('does not exist without a purchase', async () => {
    expect(await browser.read('/subscription')).toEqual({ subscription: null, waiting: null, refunds: [] });
    expect(await send('/cancel')).toMatchObject({ code: 'not-found' });
    expect(await send('/portal')).toMatchObject({ code: 'not-found' });
  });

  it('accepts one refund request, with a reason', async () => {
    const { payments } = await subscribe();
    const payment = payments[0].id;
    expect(await send('/refund', { payment, reason: 'problem' })).toMatchObject({ code: 'illegal-input' });
    expect(await send('/refund', { payment, reason: 'withdrawal' })).toMatchObject({
      refunds: [{ payment, state: 'asked' }],
    });
    expect((await send('/refund', { payment, reason: 'withdrawal' })).refunds).toHaveLength(1);
    const other = await person();
    expect(
      await json(await other.send('POST', '/subscription/refund', { payment, reason: 'withdrawal' })),
    ).toMatchObject({ code: 'not-found' });
  });
});

describe('a webhook of a provider', () => {
  const message = (provider: string, headers = {}) =>
    server.request(`/webhooks/${provider}`, { method: 'POST', body: '{}', headers });

  it('is ignored without its signature', async () => {
    expect((await message('sandbox')).status).toBe(400);
    const headers = { 'octavo-sandbox-signature': `t=1,v1=${'0'.repeat(64)}` };
    expect((await message('sandbox', headers)).status).toBe(400);
  });

  it('is not found for a provider that is not configured', async () => {
    expect((await message('stripe')).status).toBe(404);
    expect((await message('nobody')).status).toBe(400);
  });
});
