import { Failure } from '@octavo/contract/failures';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { BillingPorts } from '@octavo/domain/billing/ports';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Gives an account a free plan, for some days or for life. Returns its end, null for life.
 *
 * @throws Failure `illegal-input` for a plan that is not configured.
 */
export async function grantPlan(
  ports: BillingPorts,
  account: string,
  plan: string,
  days: number | null,
): Promise<Date | null> {
  const now = ports.clock.now();
  const [currency = 'USD'] = ports.plans.currencies;

  if (planIn(ports.plans, plan, currency) === null) {
    const known = ports.plans.plans.map(({ id }) => id).join(', ');

    throw new Failure('illegal-input', `unknown plan "${plan}"; the plans are ${known}`, {
      values: { option: 'plan' },
    });
  }

  const paidUntil = days === null ? null : new Date(now.getTime() + days * dayMilliseconds);
  await ports.subscriptions.save({
    subscription: {
      id: ports.ids.token(),
      account,
      provider: 'grant',
      reference: null,
      plan,
      currency,
      priceMinor: null,
      state: 'active',
      createdAt: now,
      trialEndsAt: null,
      startsAt: null,
      paidUntil,
      renews: false,
      cancelWantedAt: null,
      endedAt: null,
      isDisputed: false,
      change: null,
    },
    order: null,
    from: null,
    isChanged: true,
    payments: [],
    orderState: 'paid',
    trial: null,
    now,
  });

  return paidUntil;
}
