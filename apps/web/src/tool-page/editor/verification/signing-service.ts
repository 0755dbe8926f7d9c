import { call } from '../../../transports/call.ts';

export interface SigningService {
  /** Host of the time stamp authority; null when the operator has configured none. */
  readonly timeStampHost: string | null;
  /** Roots of the trust list in DER. */
  readonly roots: readonly Uint8Array<ArrayBuffer>[];
}

let reading: Promise<SigningService> | null = null;

/** Services of the server for signatures; read once, and again after a failure. */
export function readSigningService(): Promise<SigningService> {
  reading ??= read().catch((error: unknown) => {
    reading = null;
    throw error;
  });

  return reading;
}

async function read(): Promise<SigningService> {
  const { timeStampHost, roots } = await call('GET', '/signing', {});

  return {
    timeStampHost,
    roots: roots.map((root) => Uint8Array.from(atob(root), (letter) => letter.charCodeAt(0))),
  };
}
