import type { RefundRequest } from '@octavo/contract/billing';
import { ToolFailure } from '@octavo/contract/failures';
import { refundTotal } from './asked-together.ts';
import type { BillingPorts, Payment } from './ports.ts';
import { providerOf, settleSubscription } from './settle.ts';

/** `granted` until the money is on its way back, then `done`. */
export type RefundState = 'asked' | 'granted' | 'refused' | 'done';

/** A payment that somebody wants back. */
export interface Refund {
  readonly id: string;
  readonly payment: string;
  /** The one it was asked back with, and is decided with; null for what was asked by itself. */
  readonly partOf: string | null;
  /** Null once the account is erased. */
  readonly account: string | null;
  readonly reason: RefundRequest['reason'];
  readonly text: string;
  readonly state: RefundState;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  /** What the operator says to a refusal. */
  readonly why: string | null;
}

export interface RefundStore {
  /** Adds it and its parts, or finds the one for the same payment that is not refused. */
  add(refund: Refund, parts: readonly Refund[]): Promise<Refund>;
  find(id: string): Promise<Refund | null>;
  of(account: string): Promise<Refund[]>;
  /** Parts after what they are parts of. */
  inState(state: RefundState): Promise<Refund[]>;
  /**
   * Decides about one that is asked, and its parts with it; `more` are further parts that are granted with it. Returns
   * all of them; none when nothing waited.
   */
  decide(decision: RefundDecision, now: Date, more?: readonly Refund[]): Promise<Refund[]>;
  /** What was granted waits for a decision again, its parts, too. */
  undecide(id: string): Promise<void>;
  /** False when its state was another one already. */
  move(id: string, from: RefundState, to: RefundState): Promise<boolean>;
}

export interface RefundDecision {
  readonly id: string;
  readonly decision: 'granted' | 'refused';
  readonly why: string | null;
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
  const all = await ports.subscriptions.paymentsOf(account);
  const payments = all.filter((one) => one.subscription === subscription.id);
  const back = refundTotal(ports.plans, { subscription, payments }, { payment, reason, now });

  if (back === null) {
    throw new ToolFailure('not-refundable');
  }

  if (reason === 'problem' && text.trim() === '') {
    throw new ToolFailure('illegal-input', 'a problem needs words', { values: { option: 'text' } });
  }

  const common = { account, reason, state: 'asked', askedAt: now, decidedAt: null, why: null } as const;
  const refund = { ...common, id: ports.ids.token(), payment: id, partOf: null, text: text.trim() };
  const others = back.payments.filter((other) => other.id !== id);

  return ports.refunds.add(
    refund,
    others.map((other) => ({
      ...common,
      id: ports.ids.token(),
      payment: other.id,
      partOf: refund.id,
      text: '',
    })),
  );
}

/**
 * What was charged for the same plan while a request waited, as by a renewal: it goes back when the request is granted,
 * for the plan ends with that.
 */
export async function chargedSince(
  { subscriptions }: Pick<BillingPorts, 'subscriptions'>,
  { payment: id, account, askedAt }: Refund,
): Promise<Payment[]> {
  const asked = await subscriptions.findPayment(id);
  const payments = account === null ? [] : await subscriptions.paymentsOf(account);

  return payments.filter(
    ({ subscription, state, amountMinor, at }) =>
      subscription === asked?.subscription && state === 'paid' && amountMinor > 0 && askedAt < at,
  );
}

/**
 * The operator's decision, about everything that was asked back together and, when it is granted, what was charged since.
 * Returns what was decided about.
 *
 * @throws ToolFailure `not-found` when there is nothing to decide, `not-refundable` when a bank has taken the money back
 *   already: then the request waits as before.
 */
export async function decideRefund(
  ports: BillingPorts,
  id: string,
  decision: 'granted' | 'refused',
  why: string | null = null,
): Promise<Refund[]> {
  const now = ports.clock.now();
  const refund = decision === 'granted' ? await ports.refunds.find(id) : null;
  const more = refund === null ? [] : await grantedWith(ports, refund, now);
  const decided = await ports.refunds.decide({ id, decision, why }, now, more);

  if (decided.length === 0) {
    throw new ToolFailure('not-found', 'no refund waits for a decision under this id');
  }

  if (decision === 'granted') {
    for (const each of decided) {
      await payBack(ports, each);
    }
  }

  return decided;
}

async function grantedWith(ports: BillingPorts, refund: Refund, now: Date): Promise<Refund[]> {
  const payment = await ports.subscriptions.findPayment(refund.payment);
  const subscription = await ports.subscriptions.find(payment?.subscription ?? '');

  if (subscription !== null && subscription.reference !== null) {
    // The message about a charge may be on its way.
    await settleSubscription(ports, subscription.provider, subscription.reference);
  }

  return (await chargedSince(ports, refund)).map(({ id: payment }) => ({
    ...refund,
    id: ports.ids.token(),
    payment,
    partOf: refund.id,
    text: '',
    state: 'granted',
    decidedAt: now,
  }));
}

/**
 * Gives the money back and ends what it was for; done again it has no other effect. What a bank has taken back is not
 * given a second time: the request goes back to the operator, with its parts.
 *
 * @throws ToolFailure `not-refundable` then.
 */
export async function payBack(ports: BillingPorts, refund: Refund): Promise<void> {
  // Another part of the request may have gone back to the operator since, and this one with it.
  if ((await ports.refunds.find(refund.id))?.state !== 'granted') {
    return;
  }

  const known = await ports.subscriptions.findPayment(refund.payment);
  const subscription = await ports.subscriptions.find(known?.subscription ?? '');

  if (known === null || subscription === null || subscription.reference === null) {
    throw new ToolFailure('not-found', 'the payment is gone');
  }

  // A message about it may be on its way: what the provider says now is what counts.
  await settleSubscription(ports, subscription.provider, subscription.reference);
  const payment = (await ports.subscriptions.findPayment(refund.payment)) ?? known;

  if (payment.state === 'disputed') {
    await ports.refunds.undecide(refund.id);

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
  await ports.refunds.move(refund.id, 'granted', 'done');
}
