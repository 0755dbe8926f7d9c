import type { Random } from '../random.ts';

/** Boundary values of fields of one, two and four bytes. */
const edges = [
  0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff,
];

/** Changes that are independent of the format. `others` are documents to take pieces from. */
export function mutateBytes(bytes: Uint8Array, random: Random, others: readonly Uint8Array[]): Uint8Array {
  if (bytes.length === 0) {
    return Uint8Array.of(random.below(256));
  }

  const at = random.below(bytes.length);
  const length = 1 + random.below(Math.min(random.pick([4, 32, 512]), bytes.length - at));

  if (random.chance(floodShare)) {
    return flooded(bytes, at, random);
  }

  switch (random.below(9)) {
    case 0:
      return changed(bytes, (copy) => {
        copy[at]! ^= 1 << random.below(8);
      });
    case 1:
      return changed(bytes, (copy) => {
        copy[at] = random.below(256);
      });
    case 2:
      return changed(bytes, (copy) => writeEdge(copy, at, random));
    case 3:
      return bytes.subarray(0, at);
    case 4:
      return joined(bytes.subarray(0, at), bytes.subarray(at + length));
    case 5:
      return joined(
        bytes.subarray(0, at + length),
        bytes.subarray(at, at + length),
        bytes.subarray(at + length),
      );
    case 6: {
      const other = random.pick(others);
      const from = random.below(other.length);

      return joined(bytes.subarray(0, at), other.subarray(from, from + length), bytes.subarray(at + length));
    }
    case 7:
      return changed(bytes, (copy) => {
        copy.fill(random.pick([0, 0x20, 0xff, 0x41]), at, at + length);
      });
    default:
      return changed(bytes, (copy) => copy.copyWithin(random.below(bytes.length), at, at + length));
  }
}

/** Length of a run of repetitions, enough to reveal quadratic time. */
const floodBytes = 200_000;
const floodShare = 0.002;

/** Openings of constructs that are read up to a missing end, or that can be nested. */
const openings = [
  '<!--',
  '<![CDATA[',
  '<?',
  '<!DOCTYPE [',
  '<a ',
  '<a b="',
  "<a b='",
  '<head',
  '<style',
  '&',
  '&#',
  '/*',
  '@import "',
  'url(',
  '{',
  '[',
  '(',
  '<<',
  '<',
  '\\',
  'trailer',
  ' 0 obj',
  'stream\n',
  'endobj\n',
  'xref\n',
  '/A',
  '(\\(',
  ' \n',
  '\t',
  '"',
  '""',
  '0',
  '-',
  ',',
  ';',
  '\u001b[',
  '\u001b]',
  'a\b',
  'PK\u0001\u0002',
  'PK\u0003\u0004',
];

function flooded(bytes: Uint8Array, at: number, random: Random): Uint8Array {
  const own = bytes.subarray(at, at + 1 + random.below(12));
  const piece = random.chance(0.7) ? Buffer.from(random.pick(openings), 'latin1') : own;
  const flood = Buffer.alloc(floodBytes, piece);

  return joined(bytes.subarray(0, at), flood, random.chance(0.5) ? bytes.subarray(at) : new Uint8Array());
}

function changed(bytes: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array {
  const copy = new Uint8Array(bytes);
  change(copy);

  return copy;
}

function writeEdge(copy: Uint8Array, at: number, random: Random): void {
  const value = random.pick(edges);
  const width = random.pick([1, 2, 4]);
  const isBig = random.chance(0.5);

  for (let index = 0; index < width && at + index < copy.length; index += 1) {
    copy[at + index] = value >>> (8 * (isBig ? width - 1 - index : index));
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
