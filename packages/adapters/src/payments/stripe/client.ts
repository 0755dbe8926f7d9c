import { Failure } from '@octavo/contract/failures';
import { Stripe } from 'stripe';

export interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, and a shorter timeout, for tests. */
  readonly address?: string;
  readonly timeoutMilliseconds?: number;
}

const patience = 10_000;

/**
 * Opens the client, with one retry after a network error or a 5xx response; the library repeats the
 * idempotency key with it.
 */
export function openStripe({ key, address, timeoutMilliseconds = patience }: StripeSettings): Stripe {
  return new Stripe(key, {
    // The version that the types describe. An account's default version could change.
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address === undefined ? {} : placeOf(new URL(address))),
  });
}

function placeOf(address: URL) {
  return {
    host: address.hostname,
    port: address.port,
    protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/**
 * Makes a call, and reports a failure by its codes only: Stripe's messages quote keys and addresses.
 *
 * @throws Failure `payment-failed` when a card was declined, else `payment-unavailable`.
 */
export async function ask<T extends Stripe.Response<object> | null>(
  what: string,
  call: () => Promise<T>,
): Promise<T> {
  const answer = await call().catch((error: unknown) => {
    throw failureOf(what, error);
  });

  // The library accepts any JSON without an `error`, even the error page of a gateway.
  if (answer !== null && answer.lastResponse.statusCode >= 400) {
    throw new Failure('payment-unavailable', `Stripe, ${what}: ${answer.lastResponse.statusCode}`);
  }

  return answer;
}

function failureOf(what: string, error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error;
  }

  const { type, code, param, statusCode, requestId } = error;
  const known = [type, code, param, statusCode, requestId].filter((part) => part !== undefined);
  const isDeclined = error instanceof Stripe.errors.StripeCardError;

  return new Failure(
    isDeclined ? 'payment-failed' : 'payment-unavailable',
    `Stripe, ${what}: ${known.join(' ')}`,
  );
}

/** Like `ask`, but null for an object that Stripe does not have. */
export function askFor<T extends Stripe.Response<object>>(
  what: string,
  call: () => Promise<T>,
): Promise<T | null> {
  return ask<T | null>(what, () => call().catch((error: unknown) => orNull(error, 'resource_missing')));
}

/** Null for a refusal with this code, which means that nothing is left to do. */
export function orNull(error: unknown, code: string): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code) {
    return null;
  }

  throw error;
}

export const dateOf = (seconds: number) => new Date(seconds * 1000);

/** Id of an object that Stripe references, or includes whole when it was expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
