import type { RefundRequest } from '@octavo/contract/billing';
import { ToolFailure } from '@octavo/contract/failures';
import { moneyBackDays, withdrawalDays } from '@octavo/contract/limits';
import type { BillingPorts, Payment } from './ports.ts';
import { providerOf, settleSubscription } from './settle.ts';
import type { Subscription } from './subscription.ts';

/** `granted` until the money is on its way back, then `done`. */
export type RefundState = 'asked' | 'granted' | 'refused' | 'done';

/** A payment that somebody wants back. */
export interface Refund {
  readonly id: string;
  readonly payment: string;
  /** Null once the account is erased. */
  readonly account: string | null;
  readonly reason: RefundRequest['reason'];
  readonly text: string;
  readonly state: RefundState;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
}

export interface RefundStore {
  /** Adds it, or finds the one for the same payment that is not refused. */
  add(refund: Refund): Promise<Refund>;
  find(id: string): Promise<Refund | null>;
  of(account: string): Promise<Refund[]>;
  inState(state: RefundState): Promise<Refund[]>;
  /** False when its state was another one already. */
  move(id: string, from: RefundState, to: RefundState, now: Date): Promise<boolean>;
}

const dayMilliseconds = 24 * 3600 * 1000;
const daysFor = { withdrawal: withdrawalDays, problem: moneyBackDays };

/**
 * Until when a payment can be asked back; null when it cannot. Consumers in the European Union may withdraw without a
 * reason; a problem has to be told before the subscription ends.
 */
export function refundableUntil(
  payment: Pick<Payment, 'at' | 'state' | 'amountMinor'>,
  subscription: Subscription,
  reason: RefundRequest['reason'],
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

/** @throws ToolFailure `not-found`, `not-refundable`, `illegal-input` for a problem without a word about it. */
export async function requestRefund(
  ports: BillingPorts,
  account: string,
  { payment: id, reason, text }: RefundRequest,
): Promise<Refund> {
  const payment = await ports.subscriptions.findPayment(id);
  const subscription = await ports.subscriptions.find(payment?.subscription ?? '');

  if (payment === null || subscription === null || subscription.account !== account) {
    throw new ToolFailure('not-found');
  }

  const now = ports.clock.now();
  const until = refundableUntil(payment, subscription, reason);

  if (until === null || now > until) {
    throw new ToolFailure('not-refundable');
  }

  if (reason === 'problem' && text.trim() === '') {
    throw new ToolFailure('illegal-input', 'a problem needs words', { values: { option: 'text' } });
  }

  return ports.refunds.add({
    id: ports.ids.token(),
    payment: id,
    account,
    reason,
    text: text.trim(),
    state: 'asked',
    askedAt: now,
    decidedAt: null,
  });
}

/**
 * The operator's decision.
 *
 * @throws ToolFailure `not-found` when there is nothing to decide, `not-refundable` when a bank has taken the money back
 *   already: then the request waits as before.
 */
export async function decideRefund(
  ports: BillingPorts,
  id: string,
  decision: 'granted' | 'refused',
): Promise<void> {
  const refund = await ports.refunds.find(id);

  if (refund === null || !(await ports.refunds.move(id, 'asked', decision, ports.clock.now()))) {
    throw new ToolFailure('not-found', 'no refund waits for a decision under this id');
  }

  if (decision === 'granted') {
    await payBack(ports, refund);
  }
}

/**
 * Gives the money back and ends what it was for; done again it has no other effect. What a bank has taken back is not
 * given a second time: the request goes back to the operator.
 *
 * @throws ToolFailure `not-refundable` then.
 */
export async function payBack(ports: BillingPorts, refund: Refund): Promise<void> {
  const known = await ports.subscriptions.findPayment(refund.payment);
  const subscription = await ports.subscriptions.find(known?.subscription ?? '');

  if (known === null || subscription === null || subscription.reference === null) {
    throw new ToolFailure('not-found', 'the payment is gone');
  }

  // A message about it may be on its way: what the provider says now is what counts.
  await settleSubscription(ports, subscription.provider, subscription.reference);
  const payment = (await ports.subscriptions.findPayment(refund.payment)) ?? known;

  if (payment.state === 'disputed') {
    await ports.refunds.move(refund.id, 'granted', 'asked', ports.clock.now());

    throw new ToolFailure(
      'not-refundable',
      'a bank has taken this payment back already: answer the dispute at the provider, then decide',
    );
  }

  const provider = providerOf(ports, subscription.provider);

  if (payment.state !== 'refunded') {
    await provider.refund(payment);
  }

  await provider.endNow(subscription.reference);
  await settleSubscription(ports, subscription.provider, subscription.reference);
  await ports.refunds.move(refund.id, 'granted', 'done', ports.clock.now());
}
