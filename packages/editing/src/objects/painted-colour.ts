import { binaryToBytes } from '@octavo/pdf/bytes/binary';
import { eachOperator } from '@octavo/pdf/content/content-operators';

/** Colour such as `#1f4fb2` of operators as written; null for patterns and for spaces other than the usual ones. */
export function colourOf(written: string): string | null {
  if (written === '') {
    return '#000000';
  }

  let colour: string | null = null;

  eachOperator(binaryToBytes(written), (operator, operands) => {
    const values = operands.filter((value) => typeof value === 'number');
    colour = /^(g|rg|k|sc|scn)$/i.test(operator) ? hexOf(values, operands.length) : null;
  });

  return colour;
}

function hexOf(values: readonly number[], operands: number): string | null {
  const [first = 0, second = 0, third = 0, black = 0] = values;

  if (values.length !== operands) {
    return null;
  }

  switch (values.length) {
    case 1:
      return hex(first, first, first);
    case 3:
      return hex(first, second, third);
    case 4:
      return hex((1 - first) * (1 - black), (1 - second) * (1 - black), (1 - third) * (1 - black));
    default:
      return null;
  }
}

function hex(...parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
