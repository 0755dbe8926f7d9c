import {
  type Currency,
  currencies,
  type OrderRequest,
  type PaymentType,
  paymentTypes,
} from '@octavo/contract/billing';
import { orderQuery } from '../../offer/wanted-order.ts';
import { randomToken } from '../../transports/random-token.ts';

/**
 * Reads an order from an address or a form, with defaults for missing values. The server validates all of it.
 */
export function orderIn(given: URLSearchParams | FormData, only: PaymentType | null): OrderRequest {
  const text = (name: string) => String(given.get(name) ?? '');

  return {
    id: text('id') || randomToken(),
    plan: text('plan'),
    currency: oneOf<Currency>(currencies, text('currency')),
    paymentType: only ?? oneOf<PaymentType>(paymentTypes, text('pay')),
    // The offer shown to the user: an order made under a trial offer must not be charged immediately.
    trial: text('trial') !== '0',
    next: text('next') || '/',
  };
}

/** Query that requests the same order, with a new id. */
export function searchOf({ plan, currency, paymentType, trial, next }: OrderRequest): string {
  return orderQuery({ plan, currency, pay: paymentType, trial: trial ? '1' : '0', next });
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string): Value {
  return values.find((value) => value === given) ?? values[0];
}
