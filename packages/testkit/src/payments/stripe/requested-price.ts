import { type PostedForm, textAt } from '../form.ts';
import type { StripeSubscription } from './records.ts';

/** Price of a request: amount and period. */
export function priceOf(
  form: PostedForm,
): Pick<StripeSubscription['price'], 'amount' | 'interval' | 'count'> {
  const interval = textAt(form, 'recurring', 'interval');

  return {
    amount: Number(textAt(form, 'unit_amount')),
    interval: interval === 'year' ? 'year' : interval === 'day' ? 'day' : 'month',
    count: Number(textAt(form, 'recurring', 'interval_count') ?? 1),
  };
}
