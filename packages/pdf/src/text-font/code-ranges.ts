/** Codes of `length` bytes from `low` to `high`, where each byte lies between theirs (ISO 32000-2, 9.7.6.2). */
export interface CodeRange {
  readonly length: number;
  readonly low: number;
  readonly high: number;
}

/** Codes that select the CID `cid`, or that and the ones after it. */
export interface CidRange extends CodeRange {
  readonly cid: number;
  readonly isConstant: boolean;
}

export function isWithin(code: number, { length, low, high }: CodeRange): boolean {
  if (code < low || code > high) {
    return false;
  }

  for (let shift = 0; shift < length * 8; shift += 8) {
    const value = (code >>> shift) & 255;

    if (value < ((low >>> shift) & 255) || value > ((high >>> shift) & 255)) {
      return false;
    }
  }

  return true;
}

/** Codes of one length with their CIDs. */
interface LengthTable {
  readonly singles: Map<number, number>;
  /** Sorted; of ranges that overlap, the one that starts later counts. */
  readonly ranges: CidRange[];
}

/** Ranges of codes with their CIDs; a code that is listed alone takes precedence over ranges around it. */
export class RangeTable {
  readonly #tables = new Map<number, LengthTable>();

  constructor(ranges: readonly CidRange[]) {
    for (const range of ranges) {
      const table: LengthTable = this.#tables.get(range.length) ?? { singles: new Map(), ranges: [] };
      this.#tables.set(range.length, table);

      if (range.low === range.high) {
        table.singles.set(range.low, range.cid);
      } else {
        table.ranges.push(range);
      }
    }

    for (const table of this.#tables.values()) {
      table.ranges.sort((one, other) => one.low - other.low);
    }
  }

  find(code: number, length: number): number | undefined {
    const table = this.#tables.get(length);

    return table?.singles.get(code) ?? findIn(table?.ranges ?? [], code);
  }
}

function findIn(ranges: readonly CidRange[], code: number): number | undefined {
  let [low, high] = [0, ranges.length];

  // Finds the number of ranges that do not start after the code.
  while (low < high) {
    const middle = (low + high) >> 1;

    if (ranges[middle]!.low <= code) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  const range = ranges[low - 1];

  if (range === undefined || code > range.high) {
    return undefined;
  }

  return range.isConstant ? range.cid : range.cid + code - range.low;
}
