import { moneyText } from '@octavo/domain/billing/money';
import type { KeptSubscription, Payment } from '@octavo/domain/billing/ports';
import { runsBefore } from '@octavo/domain/billing/subscription';
import { timeOf } from './write-lines.ts';

export function lineOfSubscription(subscription: KeptSubscription, now: Date): string {
  const { provider, plan, currency, priceMinor, paidUntil, renews, reference } = subscription;
  const state = subscription.isDisputed ? `${subscription.state}, disputed` : subscription.state;
  const price = priceMinor === null ? '' : `${moneyText(priceMinor)} `;
  const until = paidUntil === null ? 'without end' : `until ${timeOf(paidUntil)}`;
  const before = runsBefore(subscription, now);
  const terms = `${plan} ${price}${currency}`;
  const what = before === null ? terms : `${before.from} until ${timeOf(before.startsAt)}, then ${terms}`;

  return `plan      ${what}  ${provider}  ${state}  ${until}  ${renews ? 'renews' : 'ends'}  ${reference ?? ''}`;
}

/** Starts with the number that receipts show and ends with the provider's reference. */
export function lineOfPayment(payment: Payment): string {
  const { id, at, state, provider, reference, plan } = payment;

  return `payment   ${id}  ${timeOf(at)}  ${plan ?? 'plan unknown'}  ${amountOf(payment)}  ${state}  ${provider} ${reference}`;
}

export function amountOf({ amountMinor, currency }: Payment): string {
  return `${moneyText(amountMinor)} ${currency}`;
}
