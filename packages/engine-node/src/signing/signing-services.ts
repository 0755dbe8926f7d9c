import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { SigningServices } from '@octavo/signing/services';
import { type IncomingResponse, type OutgoingRequest, sendRequest } from './send-request.ts';

/** Authority that the operator has chosen, or the user of the command line. */
export interface TimeStampAuthority {
  readonly address: string;
  /** True on the command line: the user's own computer may connect to it wherever it is. */
  readonly isDirect: boolean;
}

/** Network access of one run. */
export interface SigningNetwork {
  /** Proxy address; null for a host without network. */
  readonly proxy: string | null;
  readonly timeStampAuthority: TimeStampAuthority | null;
  readonly signal: AbortSignal;
}

/** Authorities answer within a second or two. */
const stampMilliseconds = 15_000;
const fetchMilliseconds = 10_000;

/** Time for all proofs of one run: the certificates of a hostile file could name hundreds of slow addresses. */
const proofsMilliseconds = 60_000;

/** Tokens have six thousand bytes; lists of large authorities have some MiB. */
const tokenBytes = mebibyte;
const proofBytes = 16 * mebibyte;

const mostRedirects = 3;

/** Services of a signature over the network, through the proxy that only reaches public addresses. */
export function signingServices(network: SigningNetwork): SigningServices {
  let proofsLimit: AbortSignal | null = null;

  return {
    timeStamp: (request) => timeStamp(request, network),
    fetch: (address, ocspRequest) => {
      proofsLimit ??= AbortSignal.timeout(proofsMilliseconds);

      return fetchProof(address, ocspRequest ?? null, network, proofsLimit);
    },
    now: () => new Date(),
  };
}

async function timeStamp(
  request: Uint8Array<ArrayBuffer>,
  { proxy, timeStampAuthority, signal }: SigningNetwork,
): Promise<Uint8Array<ArrayBuffer>> {
  if (timeStampAuthority === null) {
    throw new Failure('time-stamp-not-configured');
  }

  const { address, isDirect } = timeStampAuthority;

  if (proxy === null && !isDirect) {
    throw new Failure('time-stamp-unreachable', 'no network');
  }

  const limit = AbortSignal.timeout(stampMilliseconds);
  const asked = {
    address,
    proxy: isDirect ? null : proxy,
    post: { type: 'application/timestamp-query', bytes: request },
    mostBytes: tokenBytes,
    signal: AbortSignal.any([signal, limit]),
  };

  for (let attempt = 1; ; attempt += 1) {
    const outcome = await outcomeOf(asked);
    signal.throwIfAborted();

    if (outcome instanceof Error || outcome.status >= 500) {
      const detail = outcome instanceof Error ? outcome.message : `status ${outcome.status}`;

      if (limit.aborted) {
        throw new Failure('time-stamp-late', detail);
      }

      if (attempt === 2) {
        throw new Failure('time-stamp-unreachable', detail);
      }
    } else if (outcome.status === 200) {
      return outcome.bytes;
    } else {
      throw new Failure('time-stamp-refused', `status ${outcome.status}`);
    }
  }
}

async function fetchProof(
  address: string,
  ocspRequest: Uint8Array | null,
  { proxy, signal }: SigningNetwork,
  proofsLimit: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (proxy === null) {
    return null;
  }

  const limits = {
    proxy,
    post: ocspRequest === null ? null : { type: 'application/ocsp-request', bytes: ocspRequest },
    mostBytes: proofBytes,
    signal: AbortSignal.any([signal, proofsLimit, AbortSignal.timeout(fetchMilliseconds)]),
  };
  let next = address;

  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    // A request with a signal that has fired already fails twice, once where nothing can catch it.
    if (proofsLimit.aborted) {
      return null;
    }

    const outcome = await outcomeOf({ ...limits, address: next });
    signal.throwIfAborted();

    if (outcome instanceof Error) {
      return null;
    }

    if (outcome.status === 200) {
      return outcome.bytes;
    }

    const moved = outcome.location === null ? null : URL.parse(outcome.location, next);

    if (moved === null || !/^https?:$/.test(moved.protocol)) {
      return null;
    }

    next = moved.href;
  }

  return null;
}

/** The response, or the error of the connection, which the caller turns into a failure or another attempt. */
async function outcomeOf(asked: OutgoingRequest): Promise<IncomingResponse | Error> {
  try {
    return await sendRequest(asked);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
