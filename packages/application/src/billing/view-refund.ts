import type { RefundOfferView } from '@octavo/contract/billing';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { BillingPorts, KeptSubscription, Payment } from '@octavo/domain/billing/ports';
import type { Refund } from '@octavo/domain/billing/refund';
import { refundTotal } from '@octavo/domain/billing/refund-total';
import { amountView } from './amount-view.ts';

/** Subscriptions, payments and refund requests of an account. */
export interface KnownMoney {
  readonly all: readonly KeptSubscription[];
  /** Newest first. */
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/**
 * Newest payment that can be refunded now, with the possible reasons; null when there is none. A refused
 * payment can be requested again.
 */
export function viewRefund(ports: BillingPorts, known: KnownMoney): RefundOfferView | null {
  for (const payment of known.payments.filter(({ id }) => !isAsked(known, id))) {
    const ways = waysOf(ports, known, payment);

    if (ways.length > 0) {
      return {
        payment: payment.id,
        plan: payment.plan === null ? null : planIn(ports.plans, payment.plan, payment.currency),
        ways,
      };
    }
  }

  return null;
}

function waysOf(ports: BillingPorts, known: KnownMoney, payment: Payment): RefundOfferView['ways'] {
  const subscription = known.all.find(({ id }) => id === payment.subscription);

  if (subscription === undefined) {
    return [];
  }

  const now = ports.clock.now();
  const payments = known.payments.filter((one) => one.subscription === subscription.id);

  return (['problem', 'withdrawal'] as const).flatMap((reason) => {
    const back = refundTotal(ports.plans, { subscription, payments }, { payment, reason, now });

    if (back === null) {
      return [];
    }

    const together = back.payments.filter(({ id }) => !isAsked(known, id));
    const minor = together.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

    return [
      {
        reason,
        until: back.until.toISOString(),
        amount: amountView(minor, payment.currency),
        payments: together.map(({ id }) => id),
      },
    ];
  });
}

function isAsked({ refunds }: KnownMoney, payment: string): boolean {
  return refunds.some((refund) => refund.payment === payment && refund.state !== 'refused');
}
