import type { Random } from '../random.ts';
import { mutateBytes } from './bytes.ts';
import { mutateMarkup } from './markup.ts';
import { mutatePdf, withOffsets } from './pdf.ts';
import { mutateText } from './text.ts';
import { mutateZip } from './zip.ts';

/** Syntax of an input, which decides how it is mutated. */
export type InputKind = 'bytes' | 'text' | 'markup' | 'pdf' | 'zip';

const textTokens = /[\w.]+|[^\w\s]/g;
const textWords = [
  'odd',
  'even',
  'last',
  'all',
  '-',
  ',',
  ':',
  ';',
  'true',
  'false',
  'null',
  '{}',
  '[]',
  '""',
  '%zz',
  '..',
  '/',
];

/** Share of changes specific to the syntax of an input; the others are plain changes to its bytes. */
const shapedShare = 0.75;

/** Makes one to a few changes to a document; deterministic for a given state of `random`. */
export function mutate(
  seed: Uint8Array,
  shape: InputKind,
  random: Random,
  others: readonly Uint8Array[],
): Uint8Array {
  let bytes = seed;

  for (let more = true; more; more = random.chance(0.45)) {
    bytes = random.chance(shapedShare)
      ? shaped(bytes, shape, random, others)
      : mutateBytes(bytes, random, others);
  }

  return shape === 'pdf' && random.chance(0.6) ? withOffsets(bytes) : bytes;
}

function shaped(
  bytes: Uint8Array,
  shape: InputKind,
  random: Random,
  others: readonly Uint8Array[],
): Uint8Array {
  switch (shape) {
    case 'pdf':
      return mutatePdf(bytes, random);
    case 'zip':
      return mutateZip(bytes, random, others);
    case 'markup':
      return Buffer.from(mutateMarkup(Buffer.from(bytes).toString('utf8'), random));
    case 'text':
      return Buffer.from(mutateText(Buffer.from(bytes).toString('utf8'), random, textTokens, textWords));
    case 'bytes':
      return mutateBytes(bytes, random, others);
  }
}
