import { Failure } from '@octavo/contract/failures';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';

/** Start and length of the parts of a file before and after a signature (ISO 32000-2, 12.8.1, ByteRange). */
export type GapRanges = readonly [number, number, number, number];

/** Number in place of each length that is known only after writing: its digits hold the length of any file. */
export const rangePlaceholder = 2_000_000_000;

const beforeNumbers = '/ByteRange[';
const numbersLength = `0 ${rangePlaceholder} ${rangePlaceholder} ${rangePlaceholder}`.length;
const afterNumbers = ']/Contents<';

/** Longest beginning of a signature dictionary, up to its ranges. */
const longestStart = 200;

/**
 * Writes the ranges of a signature around its gap, as wide as their placeholders.
 *
 * @param at place of the signature dictionary in the file, whose ranges come before texts that look like them
 */
export function writeRanges(file: Uint8Array, at: number, roomBytes: number): GapRanges {
  const start = at + bytesToBinary(file.subarray(at, at + longestStart)).indexOf(beforeNumbers);
  const numbersAt = start + beforeNumbers.length;
  const gap = numbersAt + numbersLength + afterNumbers.length - 1;
  const end = gap + 2 * roomBytes + 2;

  if (start < at || file[gap] !== 0x3c || file[end - 1] !== 0x3e) {
    throw new Error('the file has no gap for a signature where it was written');
  }

  const ranges = [0, gap, end, file.length - end] as const;
  writeText(file, numbersAt, ranges.join(' ').padEnd(numbersLength, ' '));

  return ranges;
}

/**
 * Puts a signature into the gap between the ranges.
 *
 * @throws Failure `signature-room-too-small`, with the bytes that are needed.
 */
export function embedSignature(
  prepared: { readonly bytes: Uint8Array; readonly ranges: GapRanges },
  cms: Uint8Array,
): void {
  const [, gap, end] = prepared.ranges;
  const room = (end - gap - 2) / 2;

  if (cms.length > room) {
    throw new Failure('signature-room-too-small', `${cms.length} bytes in a room of ${room}`, {
      values: { needed: cms.length },
    });
  }

  for (const [index, byte] of cms.entries()) {
    writeText(prepared.bytes, gap + 1 + 2 * index, byte.toString(16).padStart(2, '0').toUpperCase());
  }
}

/** Bytes that a signature covers. */
export function signedParts(
  file: Uint8Array,
  [start, length, next, nextLength]: GapRanges,
): readonly Uint8Array[] {
  return [file.subarray(start, start + length), file.subarray(next, next + nextLength)];
}

function writeText(file: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    file[at + index] = text.charCodeAt(index);
  }
}
