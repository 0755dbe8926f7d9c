import type { FileRecord } from '../ports.ts';

/** Pages of a file that can be asked while others are still being read. */
export interface ReadSoFar {
  /** Index of the file within its document. */
  readonly file: number;
  /** Pages from the first on. */
  readonly pages: number;
  readonly pageCount: number;
}

/** Parts in order, without a gap, that a reading has stored so far. */
interface StoredParts extends Omit<ReadSoFar, 'file'> {
  readonly parts: readonly FileRecord[];
}

const none: StoredParts = { parts: [], pages: 0, pageCount: 0 };

/**
 * Parts of the attempt that has read most. An attempt whose worker was lost may be ahead of the next one, which begins
 * at the first page again: parts of both would have pages twice.
 *
 * @param previews of the reading job, among them its parts
 * @param most pages to take parts of; all when absent
 */
export function storedParts(
  previews: readonly FileRecord[],
  most: number = Number.POSITIVE_INFINITY,
): StoredParts {
  const attempts = new Map<number, FileRecord[]>();

  for (const preview of previews) {
    const { origin, isErased } = preview;

    // The first attempt is 1: the previews of the result itself are at its place, 0.
    if (origin !== null && origin.place > 0 && !isErased && lastPageOf(preview) <= most) {
      attempts.set(origin.place, [...(attempts.get(origin.place) ?? []), preview]);
    }
  }

  return [...attempts.values()]
    .map(inOrder)
    .reduce((best, each) => (each.pages > best.pages ? each : best), none);
}

function inOrder(parts: readonly FileRecord[]): StoredParts {
  const sorted = parts.toSorted((one, other) => lastPageOf(one) - lastPageOf(other));
  const last = sorted.at(-1);

  return {
    parts: sorted,
    pages: last === undefined ? 0 : lastPageOf(last),
    pageCount: last?.origin?.pages ?? 0,
  };
}

function lastPageOf({ origin }: FileRecord): number {
  return origin?.preview ?? 0;
}
