import type { PlanProduct } from '@octavo/contract/billing';
import type {
  PaymentProvider,
  ProviderEvent,
  SubscriptionSnapshot,
} from '@octavo/domain/billing/payment-provider';
import { afterEach, beforeEach, expect } from 'vitest';
import { makeCheckout, makePlan } from './made-plan.ts';
import type { PaymentWorld } from './payment-world.ts';

const month = { interval_unit: 'MONTH', interval_count: 1 } as const;
const year = { interval_unit: 'YEAR', interval_count: 1 } as const;

export const monthly = makePlan('pro-month', month, '8.99');
export const yearly = makePlan('pro-year', year, '59.99');
export const tried = makePlan('pro-month', month, '8.99', { trialDays: 3 });
export const lifetime = makePlan('pro-forever', { interval_unit: 'FOREVER', interval_count: 1 }, '149.00');

/** Durations in milliseconds. */
export const minutes = (count: number) => count * 60 * 1000;
const hours = (count: number) => count * 3600 * 1000;
export const days = (count: number) => hours(24 * count);
/** Tolerance of charging times: providers charge at their own hour, some an hour late. */
export const nearly = hours(12);

/** Fixture in which the suites buy plans; new for each test. */
interface Shop {
  readonly world: PaymentWorld;
  readonly provider: PaymentProvider;
  /** Date this many milliseconds after the provider's current time. */
  later(milliseconds: number): Date;
  /** Orders and pays for a plan; returns its subscription. */
  buy(plan: PlanProduct): Promise<string>;
  read(reference: string): Promise<SubscriptionSnapshot>;
  /** Changes to another plan for its current quote; false when a new checkout is needed. */
  change(reference: string, plan: PlanProduct): Promise<boolean>;
  /** Events reported since the last call. */
  events(): Promise<ProviderEvent[]>;
}

export function openShop(open: () => Promise<PaymentWorld>): Shop {
  let world: PaymentWorld;

  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.close());

  return {
    get world() {
      return world;
    },
    get provider() {
      return world.provider;
    },
    later: (milliseconds) => new Date(world.clock.now().getTime() + milliseconds),
    buy: async (plan) => {
      const { reference } = await world.provider.startCheckout(makeCheckout(plan));
      await world.pay(reference);
      const { state, subscription } = await world.provider.readCheckout(reference);
      expect(state).toBe('paid');

      return subscription ?? '';
    },
    read: async (reference) => {
      const snapshot = await world.provider.readSubscription(reference);

      if (snapshot === null) {
        throw new Error('the provider does not know it');
      }

      return snapshot;
    },
    change: async (reference, plan) => {
      const quote = await world.provider.quoteChange(reference, plan, world.clock.now());

      return quote !== null && (await world.provider.changePlan(reference, plan, quote));
    },
    events: async () => {
      const events = [];

      for (const message of await world.messages()) {
        events.push(await world.provider.readEvent(message));
      }

      return events;
    },
  };
}

export function expectNear(actual: Date | null, expected: Date): void {
  const distance = Math.abs((actual?.getTime() ?? 0) - expected.getTime());
  expect(distance, `${actual?.toISOString()} is not near ${expected.toISOString()}`).toBeLessThan(nearly);
}

/** Return addresses of the page for another card. */
export const returnUrls = {
  leftUrl: 'https://octavo.example/account',
  changedUrl: 'https://octavo.example/account?done=card',
};
