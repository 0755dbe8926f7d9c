import type { RefundRequest } from '@octavo/contract/billing';
import type { Payment } from './ports.ts';
import type { Refund } from './refund.ts';
import type { Subscription } from './subscription.ts';

/** An amount as it was or will be charged. */
export interface ChargeAmount {
  readonly minor: number;
  readonly currency: string;
}

/** A payment as emails describe it, with the number of its receipt. */
export interface PaidItem {
  readonly number: string;
  readonly paidAt: Date;
  readonly amount: ChargeAmount;
}

/** Due email about payments, with the plan of the payment if known. */
export type DuePaymentEmail = { readonly occasion: string; readonly plan: string | null } & (
  | { readonly kind: 'receipt'; readonly payment: PaidItem }
  | {
      readonly kind: 'refund-asked';
      readonly reason: RefundRequest['reason'];
      readonly askedAt: Date;
      readonly payments: readonly PaidItem[];
    }
  | { readonly kind: 'refunded'; readonly payments: readonly PaidItem[]; readonly hasEnded: boolean }
  | {
      readonly kind: 'refund-refused';
      readonly reason: RefundRequest['reason'];
      readonly askedAt: Date;
      readonly payments: readonly PaidItem[];
      readonly why: string | null;
    }
);

/** All payments of a subscription and their refund requests. */
export interface PaymentSubject {
  readonly subscription: Subscription;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/** Due emails about payments, oldest first. */
export function duePaymentEmails(subject: PaymentSubject, isNews: (at: Date) => boolean): DuePaymentEmail[] {
  const oldestFirst = subject.payments.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  // Parts of a request are covered by the email about the whole request.
  const requests = subject.refunds.filter(
    ({ partOf, payment }) => partOf === null && oldestFirst.some(({ id }) => id === payment),
  );

  return [
    ...oldestFirst.flatMap((payment) => receiptOf(payment, isNews)),
    ...requests
      .filter(({ askedAt }) => isNews(askedAt))
      .map((refund) => refundRequestedEmail(subject, refund)),
    ...oldestFirst.flatMap((payment) => refundedEmail(subject, payment)),
    ...requests
      .filter(({ state, decidedAt }) => state === 'refused' && decidedAt !== null && isNews(decidedAt))
      .map((refund) => refundRefusedEmail(subject, refund)),
  ];
}

function receiptOf(payment: Payment, isNews: (at: Date) => boolean): DuePaymentEmail[] {
  const { id, at, state, amountMinor, plan } = payment;

  return amountMinor > 0 && state === 'paid' && isNews(at)
    ? [{ occasion: `receipt:${id}`, kind: 'receipt', plan, payment: itemOf(payment) }]
    : [];
}

function refundRequestedEmail(subject: PaymentSubject, refund: Refund): DuePaymentEmail {
  const { id, reason, askedAt } = refund;
  const asked = askedTogether(subject, refund);

  return {
    occasion: `refund-asked:${id}`,
    kind: 'refund-asked',
    plan: asked[0]?.plan ?? null,
    reason,
    askedAt,
    payments: asked.map(itemOf),
  };
}

/**
 * Email about a refund, including one made at the provider. Payments requested together are announced
 * together, once all of them are refunded. Their subscription has ended by then, so the email can say so.
 */
function refundedEmail(subject: PaymentSubject, payment: Payment): DuePaymentEmail[] {
  const { subscription, refunds } = subject;
  const asked = refunds.findLast((refund) => refund.payment === payment.id && refund.state !== 'refused');
  const request = refunds.find(({ id }) => id === (asked?.partOf ?? asked?.id));
  const isUnderway = refunds.some(
    ({ id, partOf, state }) =>
      state === 'granted' && request !== undefined && [id, partOf].includes(request.id),
  );
  const isMoney = ({ amountMinor, state }: Payment) => amountMinor > 0 && state === 'refunded';
  const together = (request === undefined ? [payment] : askedTogether(subject, request)).filter(isMoney);

  if (isUnderway || together[0]?.id !== payment.id) {
    return [];
  }

  return [
    {
      occasion: `refunded:${payment.id}`,
      kind: 'refunded',
      plan: payment.plan,
      payments: together.map(itemOf),
      hasEnded: subscription.state === 'ended',
    },
  ];
}

function refundRefusedEmail(subject: PaymentSubject, refund: Refund): DuePaymentEmail {
  const { id, reason, askedAt, why } = refund;
  const asked = askedTogether(subject, refund);

  return {
    occasion: `refund-refused:${id}`,
    kind: 'refund-refused',
    plan: asked[0]?.plan ?? null,
    reason,
    askedAt,
    payments: asked.map(itemOf),
    why,
  };
}

/** The requested payment first, then those that counted towards its plan. */
function askedTogether({ payments, refunds }: PaymentSubject, { id, payment }: Refund): Payment[] {
  const parts = refunds.filter(({ partOf }) => partOf === id);
  const order = [payment, ...parts.map((part) => part.payment)];

  return order.flatMap((wanted) => payments.filter((one) => one.id === wanted));
}

function itemOf({ id, at, amountMinor, currency }: Payment): PaidItem {
  return { number: id, paidAt: at, amount: { minor: amountMinor, currency } };
}
