import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from './buyer.ts';
import { eventually, ProductHarness } from './product-harness.ts';

/**
 * Effects of payments that must exist exactly once, however often processes are killed and messages repeated.
 */
describe('during a payment', () => {
  let harness: ProductHarness;
  let server: ChildProcess;
  let buyer: Buyer;

  beforeEach(async () => {
    harness = await ProductHarness.open({
      OCTAVO_ACCESS: 'subscription',
      OCTAVO_SANDBOX_PAYMENTS: 'on',
      OCTAVO_SANDBOX: 'auto',
    });
    server = await harness.serve();
    buyer = new Buyer(harness);
    await buyer.signUp();
  });
  afterEach(() => harness.close());

  const count = async (table: string, condition = 'true') => {
    const [row] = await harness.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition}`,
    );

    return row?.count ?? 0;
  };
  const isPro = async () => ((await buyer.accountStatus()) === 'pro' ? true : null);
  const once = async () => {
    expect(await count('subscriptions')).toBe(1);
    expect(await count('payments')).toBe(1);
    expect(await count('sandbox_payments')).toBe(1);
  };

  it('the web process killed at any moment of a payment: paid once or not at all', async () => {
    await harness.work();
    const { checkoutUrl } = await buyer.order();

    for (const pause of [0, 5, 15, 40]) {
      const paying = buyer.pay(checkoutUrl).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await harness.kill(server);
      await paying;
      server = await harness.serve();
    }

    await buyer.pay(checkoutUrl);
    await eventually(isPro);
    await once();
  });

  it('an event stored but not handled before a kill: the worker handles it', async () => {
    const { checkoutUrl } = await buyer.order();
    await buyer.pay(checkoutUrl);
    // State after a kill between the two commits: the message is stored, its effects are not.
    await harness.query('update billing_events set handled_at = null');
    await harness.query("update orders set state = 'waiting'");
    await harness.query('delete from payments');
    await harness.query('delete from subscriptions');
    expect(await isPro()).toBeNull();

    await harness.work();
    await eventually(isPro);
    await eventually(async () => ((await count('billing_events', 'handled_at is null')) === 0 ? true : null));
    await once();
    expect(await count('orders', "state = 'paid'")).toBe(1);
  });

  it('the worker killed repeatedly while events wait: each is handled, nothing is granted twice', async () => {
    const { checkoutUrl } = await buyer.order();
    await buyer.pay(checkoutUrl);
    await harness.query('update billing_events set handled_at = null');
    await harness.query('update sandbox_events set sent_at = null');

    for (const pause of [0, 20, 100]) {
      const worker = await harness.work();
      await new Promise((resolve) => setTimeout(resolve, pause));
      await harness.kill(worker);
    }

    await harness.work();
    await eventually(async () => {
      const waiting = await count('billing_events', 'handled_at is null');
      const unsent = await count('sandbox_events', 'sent_at is null');

      return waiting + unsent === 0 ? true : null;
    });
    await once();
    const reported = "occasion like 'welcome:%' or occasion like 'receipt:%'";
    await eventually(async () => ((await count('notified_occasions', reported)) === 2 ? true : null));
    expect(await count('emails', reported)).toBe(2);
  });

  it('events that arrive twice and in reverse: the result is the same', async () => {
    const { checkoutUrl } = await buyer.order();
    await buyer.pay(checkoutUrl);
    const before = await harness.query('select state, paid_until, renews from subscriptions');
    // `place` defines the order of delivery; all messages are sent again, with new places.
    await harness.query('update sandbox_events set sent_at = null, place = default');
    await harness.query("update billing_events set handled_at = null where type = 'subscription-began'");
    await harness.work();
    await eventually(async () => ((await count('sandbox_events', 'sent_at is null')) === 0 ? true : null));

    expect(await harness.query('select state, paid_until, renews from subscriptions')).toEqual(before);
    await once();
  });

  it('events that are lost: the page asks the provider, and Pro is granted', async () => {
    const { id, checkoutUrl } = await buyer.order();
    await buyer.pay(checkoutUrl);
    await harness.query('delete from billing_events');
    await harness.query("update orders set state = 'waiting'");
    await harness.query('delete from payments');
    await harness.query('delete from subscriptions');

    // The provider is queried, though less often than the page polls.
    await eventually(async () => ((await buyer.read(`/orders/${id}`))['state'] === 'paid' ? true : null));
    expect(await isPro()).toBe(true);
    await once();
  });
});
