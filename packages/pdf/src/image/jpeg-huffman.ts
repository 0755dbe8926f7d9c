/** ITU-T T.81, K.2: lengths of an optimal code of at most 16 bits in which no code is all ones. */
export function codeLengths(counts: Float64Array): number[] {
  const frequency = counts.slice();
  frequency[256] = 1;
  const lengths = new Array<number>(257).fill(0);
  const others = new Int32Array(257).fill(-1);

  for (;;) {
    let least = -1;
    let next = -1;

    for (let symbol = 0; symbol <= 256; symbol += 1) {
      if (frequency[symbol] === 0) {
        continue;
      }

      if (least < 0 || frequency[symbol]! <= frequency[least]!) {
        next = least;
        least = symbol;
      } else if (next < 0 || frequency[symbol]! <= frequency[next]!) {
        next = symbol;
      }
    }

    if (next < 0) {
      break;
    }

    frequency[least]! += frequency[next]!;
    frequency[next] = 0;
    let last = least;
    lengths[last]! += 1;

    while (others[last]! >= 0) {
      last = others[last]!;
      lengths[last]! += 1;
    }

    others[last] = next;

    for (let symbol = next; symbol >= 0; symbol = others[symbol]!) {
      lengths[symbol]! += 1;
    }
  }

  return limited(lengths);
}

/**
 * Shortens codes beyond 16 bits (T.81, figure K.3) and removes the reserved symbol, which has the longest
 * code.
 */
function limited(lengths: readonly number[]): number[] {
  const perLength = new Array<number>(Math.max(64, ...lengths.map((length) => length + 1))).fill(0);

  for (const length of lengths) {
    if (length > 0) {
      perLength[length]! += 1;
    }
  }

  for (let length = perLength.length - 1; length > 16; length -= 1) {
    while (perLength[length]! > 0) {
      let shorter = length - 2;

      while (perLength[shorter] === 0) {
        shorter -= 1;
      }

      perLength[length]! -= 2;
      perLength[length - 1]! += 1;
      perLength[shorter + 1]! += 2;
      perLength[shorter]! -= 1;
    }
  }

  const longest = perLength.findLastIndex((count) => count > 0);
  perLength[longest]! -= 1;

  const bySize = [...lengths.keys()].filter((symbol) => symbol < 256 && lengths[symbol]! > 0);
  bySize.sort((one, other) => lengths[one]! - lengths[other]! || one - other);
  const final = new Array<number>(256).fill(0);
  let index = 0;

  for (const [length, count] of perLength.entries()) {
    for (let used = 0; used < count; used += 1) {
      final[bySize[index++]!] = length;
    }
  }

  return final;
}

/** Symbols that have a code, in the order in which a table lists them. */
export function valuesByLength(lengths: readonly number[]): number[] {
  const values = [...lengths.keys()].filter((symbol) => lengths[symbol]! > 0);

  return values.sort((one, other) => lengths[one]! - lengths[other]! || one - other);
}

/** Derives the codes from their lengths (ITU-T T.81, C.2). */
export function assignCodes(
  lengths: readonly number[],
  values: readonly number[],
): { bits: number[]; lengths: readonly number[] } {
  const bits = new Array<number>(256).fill(0);
  let code = 0;
  let previous = 0;

  for (const symbol of values) {
    code <<= lengths[symbol]! - previous;
    previous = lengths[symbol]!;
    bits[symbol] = code;
    code += 1;
  }

  return { bits, lengths };
}
