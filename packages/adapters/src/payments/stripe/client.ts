import { ToolFailure } from '@octavo/contract/failures';
import { Stripe } from 'stripe';

export interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, and less patience, for tests. */
  readonly address?: string;
  readonly timeoutMilliseconds?: number;
}

const patience = 10_000;

/** One retry, after a network fault or an answer of 5xx; the library repeats the idempotency key with it. */
export function openStripe({ key, address, timeoutMilliseconds = patience }: StripeSettings): Stripe {
  return new Stripe(key, {
    // What the types describe. An account's own default would change under us.
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
 * Makes a call, and tells of a failure in codes only: Stripe's sentences quote keys and addresses.
 *
 * @throws ToolFailure `payment-failed` when a card was declined, else `payment-unavailable`.
 */
export async function ask<T extends Stripe.Response<object> | null>(
  what: string,
  call: () => Promise<T>,
): Promise<T> {
  const answer = await call().catch((error: unknown) => {
    throw failureOf(what, error);
  });

  // The library takes any JSON without an `error` for an answer, a gateway's apology, too.
  if (answer !== null && answer.lastResponse.statusCode >= 400) {
    throw new ToolFailure('payment-unavailable', `Stripe, ${what}: ${answer.lastResponse.statusCode}`);
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

  return new ToolFailure(
    isDeclined ? 'payment-failed' : 'payment-unavailable',
    `Stripe, ${what}: ${known.join(' ')}`,
  );
}

/** The same for something Stripe may not have: null then. */
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

/** What Stripe refers to by its id, or sends whole when that was asked for. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
