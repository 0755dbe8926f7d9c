import type { RefundRequest } from '@octavo/contract/billing';
import { refundDays, withdrawalDays } from '@octavo/contract/limits';
import { minorUnits } from './money.ts';
import { regularCycle } from './periods.ts';
import { type PlanBook, planIn } from './plan-book.ts';
import type { Payment } from './ports.ts';
import type { Subscription } from './subscription.ts';

type RefundReason = RefundRequest['reason'];

/** Refund available now, and the time until which it can be requested. */
export interface RefundTotal {
  readonly until: Date;
  /** The requested payment, and those that counted towards the same plan. */
  readonly payments: readonly Payment[];
}

const dayMilliseconds = 24 * 3600 * 1000;
const daysFor = { withdrawal: withdrawalDays, problem: refundDays };
const settled: readonly Payment['state'][] = ['paid', 'disputed', 'refunded'];

/**
 * Time until which a refund of a payment can be requested; null when it is not refundable. Consumers in the
 * European Union may withdraw without a reason; a problem must be reported before the subscription ends.
 */
export function refundableUntil(
  payment: Pick<Payment, 'at' | 'state' | 'amountMinor'>,
  subscription: Subscription,
  reason: RefundReason,
): Date | null {
  if (payment.state !== 'paid' || payment.amountMinor === 0) {
    return null;
  }

  const until = new Date(payment.at.getTime() + daysFor[reason] * dayMilliseconds);

  if (reason === 'withdrawal') {
    return until;
  }

  const { paidUntil, endedAt } = subscription;
  const ends = [paidUntil, endedAt].filter((end) => end !== null);

  return ends.reduce((first, end) => (end < first ? end : first), until);
}

/**
 * Payments refunded together with a payment; null when it is no longer refundable. The refund ends the plan,
 * so earlier payments that counted towards that plan are refunded too, within their own time limits.
 * `payments` are all payments of the subscription.
 */
export function refundTotal(
  book: PlanBook,
  { subscription, payments }: { readonly subscription: Subscription; readonly payments: readonly Payment[] },
  { payment, reason, now }: { readonly payment: Payment; readonly reason: RefundReason; readonly now: Date },
): RefundTotal | null {
  const until = refundableUntil(payment, subscription, reason);

  if (until === null || now > until) {
    return null;
  }

  const counted = countedPayments(book, subscription, payments);
  const isAmong = counted.some(({ id }) => id === payment.id);
  const others = counted.filter((other) => {
    const end = refundableUntil(other, subscription, reason);

    return other.id !== payment.id && end !== null && now <= end;
  });

  return { until, payments: isAmong ? [payment, ...others] : [payment] };
}

/**
 * Newest payments that together make up the price of the newest one's plan: a plan change charges less than
 * the price.
 */
function countedPayments(
  book: PlanBook,
  subscription: Subscription,
  payments: readonly Payment[],
): Payment[] {
  const newestFirst = payments
    .filter(({ state, amountMinor }) => amountMinor > 0 && settled.includes(state))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const price = newestFirst[0] === undefined ? null : priceOf(book, subscription, newestFirst[0]);
  const counted: Payment[] = [];
  let sum = 0;

  for (const payment of newestFirst) {
    counted.push(payment);
    sum += payment.amountMinor;

    if (price === null || sum >= price) {
      break;
    }
  }

  return counted;
}

/** Agreed price of the payment's plan; for a plan about to be replaced by another one, its current price. */
function priceOf(book: PlanBook, { plan, priceMinor }: Subscription, payment: Payment): number | null {
  if (payment.plan === null || payment.plan === plan) {
    return priceMinor;
  }

  const product = planIn(book, payment.plan, payment.currency);

  return product === null ? null : minorUnits(regularCycle(product).pricing_scheme.fixed_price.value);
}
