import { type PayPalResponse, unavailable } from './answer.ts';

export interface PayPalEndpoint {
  readonly address: string;
  readonly timeoutMilliseconds: number;
}

export interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly requestId?: string | undefined;
  readonly authorization?: string;
}

/**
 * Makes a call, and retries once after a network error or a 5xx response, with the same request id so that it
 * takes effect once.
 */
export async function send(
  what: string,
  place: PayPalEndpoint,
  call: PayPalRequest,
): Promise<PayPalResponse> {
  const first = await attempt(place, call);

  if (first !== null && first.status < 500) {
    return first;
  }

  const second = await attempt(place, call);

  if (second === null || second.status >= 500) {
    throw unavailable(what, [second?.status ?? 'no answer']);
  }

  return second;
}

/**
 * Null when no response came. The reason may contain addresses and is not needed: the next attempt decides.
 */
async function attempt(
  { address, timeoutMilliseconds }: PayPalEndpoint,
  call: PayPalRequest,
): Promise<PayPalResponse | null> {
  try {
    const response = await fetch(`${address}${call.path}`, {
      method: call.method,
      headers: headersOf(call),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      redirect: 'error',
      ...(call.body === undefined ? {} : { body: call.body }),
    });

    return { status: response.status, body: parsed(await response.text()) };
  } catch {
    return null;
  }
}

function headersOf({ authorization, body, contentType = 'application/json', requestId }: PayPalRequest) {
  return {
    accept: 'application/json',
    // Asks for the whole object, with its links.
    prefer: 'return=representation',
    ...(authorization === undefined ? {} : { authorization }),
    ...(body === undefined ? {} : { 'content-type': contentType }),
    ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
