import { joinBytes } from '@octavo/pdf/bytes/join-bytes';

/** Digest over parts of a file. Web Crypto takes one part only, so that several are joined. */
export async function digestParts(name: string, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = parts;
  const whole =
    parts.length === 1 && only?.buffer instanceof ArrayBuffer
      ? new Uint8Array(only.buffer, only.byteOffset, only.length)
      : joinBytes(parts);

  return new Uint8Array(await crypto.subtle.digest(name, whole));
}
