import {
  type Currency,
  currencies,
  type OrderRequest,
  type PaymentType,
  paymentTypes,
} from '@octavo/contract/billing';
import { randomToken } from '../../transports/random-token.ts';

/** The order that an address or a form asks for; what is not given is as usual. The server judges all of it. */
export function orderIn(given: URLSearchParams | FormData, only: PaymentType | null): OrderRequest {
  const text = (name: string) => String(given.get(name) ?? '');

  return {
    id: text('id') || randomToken(),
    plan: text('plan'),
    currency: oneOf<Currency>(currencies, text('currency')),
    paymentType: only ?? oneOf<PaymentType>(paymentTypes, text('pay')),
    // What the person was shown before: nobody pays at once who was told of a trial.
    trial: text('trial') !== '0',
    next: text('next') || '/',
  };
}

/** The address that asks for the same order, with an id of its own. */
export function searchOf({ plan, currency, paymentType, trial, next }: OrderRequest): string {
  return `?${new URLSearchParams({ plan, currency, pay: paymentType, trial: trial ? '1' : '0', next })}`;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string): Value {
  return values.find((value) => value === given) ?? values[0];
}
