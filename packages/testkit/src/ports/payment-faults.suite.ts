import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer, NetworkFault } from '../payments/fake-server.ts';
import { makeCheckout, makePlan } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';

const monthly = makePlan('pro-month', { interval_unit: 'MONTH', interval_count: 1 }, '8.99');

/** Contract tests for clients of providers whose network or server fails. */
export function paymentFaultsSuite(
  open: () => Promise<PaymentWorld & { readonly server: FakeServer }>,
  secrets: readonly string[],
): void {
  describe('a failing provider', () => {
    let world: Awaited<ReturnType<typeof open>>;

    beforeEach(async () => {
      world = await open();
      // Fetches everything that the client caches.
      await world.provider.startCheckout(makeCheckout(monthly));
    });
    afterEach(() => world.close());

    it.each<NetworkFault>(['reset', 'reset-after', 'server-error', 'gateway'])(
      'is called again after: %s',
      async (fault) => {
        const checkout = makeCheckout(monthly);
        world.server.faults.push(fault);
        const started = await world.provider.startCheckout(checkout);

        // The second call has the idempotency key of the first: whichever arrived, there is one checkout.
        expect(await world.provider.startCheckout(checkout)).toEqual(started);
      },
    );

    it.each<NetworkFault>(['server-error', 'gateway'])('is not called forever after: %s', async (fault) => {
      world.server.asked.length = 0;
      world.server.faults.push(fault, fault, fault);

      await expect(world.provider.startCheckout(makeCheckout(monthly))).rejects.toMatchObject({
        name: 'Failure',
        code: 'payment-unavailable',
      });
      expect(world.server.asked).toHaveLength(2);
    });

    it('is not waited for indefinitely', async () => {
      world.server.faults.push('silence', 'silence');

      await expect(world.provider.startCheckout(makeCheckout(monthly))).rejects.toMatchObject({
        code: 'payment-unavailable',
      });
    });

    it('is logged without keys and personal data', async () => {
      const checkout = makeCheckout(monthly);
      world.server.faults.push('server-error', 'server-error');
      const failure: unknown = await world.provider.startCheckout(checkout).catch((error: unknown) => error);
      const logged = reported(failure);

      expect(logged).toContain('payment-unavailable');

      for (const secret of [...secrets, checkout.email, checkout.account]) {
        expect(logged).not.toContain(secret);
      }
    });
  });
}

/** Messages and stacks of an error and of all its causes. */
function reported(error: unknown): string {
  return error instanceof Error
    ? `${error.message}\n${error.stack}\n${reported(error.cause)}`
    : String(error);
}
