import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { ByteRange } from '@octavo/domain/ports';

/**
 * Format of a file on the disk: frames of 64 KiB, each sealed separately, so that a range can be read and
 * verified without the rest, and no unverified byte is ever returned.
 *
 * - frame = AES-256-GCM(key, nonce, up to 65,536 bytes) followed by its 16-byte tag
 * - nonce = 7 zero bytes, frame number (32 bits, big endian), 1 for the last frame and 0 for the others
 *
 * The key belongs to one file and is used for one writing only, so the nonces need no randomness. The number
 * prevents frames from being reordered, the flag of the last frame prevents a truncated file from passing as
 * complete. An empty file is one empty last frame.
 */
export const frameBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

export class BrokenSeal extends Error {
  constructor(detail: string, cause?: unknown) {
    super(`stored file does not verify: ${detail}`, { cause });
    this.name = 'BrokenSeal';
  }
}

/** Encrypts a stream. The size of the result follows from the size of the input: see `sealedSize`. */
export async function* sealFrames(
  key: Uint8Array,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let frame = Buffer.allocUnsafe(frameBytes);
  let filled = 0;
  let index = 0;

  for await (const chunk of bytes) {
    let taken = 0;

    while (taken < chunk.length) {
      // A full frame waits for the next byte: only then is it known not to be the last.
      if (filled === frameBytes) {
        yield sealFrame(key, index, false, frame);
        frame = Buffer.allocUnsafe(frameBytes);
        filled = 0;
        index += 1;
      }

      const count = Math.min(frameBytes - filled, chunk.length - taken);
      frame.set(chunk.subarray(taken, taken + count), filled);
      filled += count;
      taken += count;
    }
  }

  yield sealFrame(key, index, true, frame.subarray(0, filled));
}

/** Range of the sealed file to read for a range of the plain one; both inclusive. */
export function sealedRange(sizeBytes: number, range: ByteRange): ByteRange {
  const sealedFrame = frameBytes + tagBytes;
  const from = Math.floor(range.from / frameBytes) * sealedFrame;
  const to = Math.min(sealedSize(sizeBytes), (Math.floor(range.to / frameBytes) + 1) * sealedFrame) - 1;

  return { from, to };
}

export function sealedSize(sizeBytes: number): number {
  return sizeBytes + frameCount(sizeBytes) * tagBytes;
}

/**
 * Decrypts the frames that `sealedRange` names and yields exactly the plain range.
 *
 * @throws BrokenSeal before a byte of a frame that was changed, moved or cut off is handed out.
 */
export async function* openFrames(
  key: Uint8Array,
  sizeBytes: number,
  range: ByteRange,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const last = frameCount(sizeBytes) - 1;
  const lastWanted = Math.min(last, Math.floor(range.to / frameBytes));
  let index = Math.floor(range.from / frameBytes);

  for await (const frame of regroup(sealed, index, last, sizeBytes)) {
    const plain = openFrame(key, index, index === last, frame);
    const start = index * frameBytes;
    yield plain.subarray(Math.max(0, range.from - start), Math.min(plain.length, range.to + 1 - start));
    index += 1;
  }

  if (index !== lastWanted + 1) {
    throw new BrokenSeal(`ends before frame ${index} of ${last + 1}`);
  }
}

async function* regroup(
  sealed: AsyncIterable<Uint8Array>,
  first: number,
  last: number,
  sizeBytes: number,
): AsyncGenerator<Uint8Array> {
  const lastBytes = sizeBytes - last * frameBytes + tagBytes;
  let index = first;
  let wanted = index === last ? lastBytes : frameBytes + tagBytes;
  let parts: Uint8Array[] = [];
  let held = 0;

  for await (const chunk of sealed) {
    let rest = chunk;

    while (held + rest.length >= wanted) {
      const count = wanted - held;
      yield Buffer.concat([...parts, rest.subarray(0, count)], wanted);
      rest = rest.subarray(count);
      parts = [];
      held = 0;
      index += 1;

      if (index > last) {
        if (rest.length > 0) {
          throw new BrokenSeal('longer than it was written');
        }

        return;
      }

      wanted = index === last ? lastBytes : frameBytes + tagBytes;
    }

    parts.push(rest);
    held += rest.length;
  }

  if (held > 0) {
    throw new BrokenSeal(`frame ${index} is cut off`);
  }
}

function sealFrame(key: Uint8Array, index: number, isLast: boolean, plain: Uint8Array): Uint8Array {
  const cipher = createCipheriv(algorithm, key, nonce(index, isLast));

  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openFrame(key: Uint8Array, index: number, isLast: boolean, frame: Uint8Array): Uint8Array {
  const decipher = createDecipheriv(algorithm, key, nonce(index, isLast));
  decipher.setAuthTag(frame.subarray(frame.length - tagBytes));

  try {
    const plain = decipher.update(frame.subarray(0, frame.length - tagBytes));
    decipher.final();

    return plain;
  } catch (error) {
    throw new BrokenSeal(`frame ${index}`, error);
  }
}

function nonce(index: number, isLast: boolean): Uint8Array {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(index, 7);
  bytes[11] = isLast ? 1 : 0;

  return bytes;
}

function frameCount(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / frameBytes));
}
