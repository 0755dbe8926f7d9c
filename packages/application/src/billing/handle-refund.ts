import type { RefundRequest } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import type { BillingPorts, Payment } from '@octavo/domain/billing/ports';
import type { Refund } from '@octavo/domain/billing/refund';
import { refundTotal } from '@octavo/domain/billing/refund-total';
import { providerOf, settleSubscription } from './settle.ts';

/** @throws Failure `not-found`, `not-refundable`, `illegal-input` for a problem without a description. */
export async function requestRefund(
  ports: BillingPorts,
  account: string,
  { payment: id, reason, text }: RefundRequest,
): Promise<Refund> {
  const payment = await ports.subscriptions.findPayment(id);
  const subscription = await ports.subscriptions.find(payment?.subscription ?? '');

  if (payment === null || subscription === null || subscription.account !== account) {
    throw new Failure('not-found');
  }

  const now = ports.clock.now();
  const all = await ports.subscriptions.paymentsOf(account);
  const payments = all.filter((one) => one.subscription === subscription.id);
  const back = refundTotal(ports.plans, { subscription, payments }, { payment, reason, now });

  if (back === null) {
    throw new Failure('not-refundable');
  }

  if (reason === 'problem' && text.trim() === '') {
    throw new Failure('illegal-input', 'a refund request for a problem needs a description', {
      values: { option: 'text' },
    });
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
 * Payments charged for the same subscription while the request was open, for example by a renewal: they are
 * refunded with it, because the plan ends.
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
 * Applies the operator's decision to everything requested together and, when granted, to later payments.
 * Returns the decided requests.
 *
 * @throws Failure `not-found` when there is nothing to decide, `not-refundable` when a bank has already
 * reversed the payment: the request is then open again.
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
    throw new Failure('not-found', 'no refund request with this id waits for a decision');
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
    // The event about a charge may not have arrived yet.
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
 * Refunds the payment and ends its subscription; idempotent. A payment already reversed by a bank is not
 * refunded again: the request is reopened for the operator, with its parts.
 *
 * @throws Failure `not-refundable` then.
 */
export async function payBack(ports: BillingPorts, refund: Refund): Promise<void> {
  // Another part may have been reopened since, and this one with it.
  if ((await ports.refunds.find(refund.id))?.state !== 'granted') {
    return;
  }

  const known = await ports.subscriptions.findPayment(refund.payment);
  const subscription = await ports.subscriptions.find(known?.subscription ?? '');

  if (known === null || subscription === null || subscription.reference === null) {
    throw new Failure('not-found', 'the payment does not exist');
  }

  // An event about it may not have arrived yet: the current state at the provider counts.
  await settleSubscription(ports, subscription.provider, subscription.reference);
  const payment = (await ports.subscriptions.findPayment(refund.payment)) ?? known;

  if (payment.state === 'disputed') {
    await ports.refunds.undecide(refund.id);

    throw new Failure(
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
