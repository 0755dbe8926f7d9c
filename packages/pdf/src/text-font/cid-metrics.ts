import type { PdfDocument } from '../document.ts';
import type { PdfObject } from '../objects.ts';

/** Lists of metrics by CID (ISO 32000-2, 9.7.4.3): `first [a b c]`, or `first last a`, in groups of `size`. */
export function readCidMetrics(
  document: PdfDocument,
  object: PdfObject,
  size: 1 | 3,
): ReadonlyMap<number, readonly number[]> {
  const entries = document.array(object)?.map((entry) => document.resolve(entry)) ?? [];
  const metrics = new Map<number, readonly number[]>();
  // Ranges of a crafted list may overlap without end.
  let left = mostMetrics;

  for (let at = 0; at < entries.length && left > 0; ) {
    const [first, second] = [entries[at], entries[at + 1] ?? null];

    if (typeof first !== 'number') {
      at += 1;
    } else if (Array.isArray(second)) {
      const values = second.map((value) => numberOf(document.resolve(value), 0));

      for (let index = 0; index + size <= values.length; index += size) {
        metrics.set(first + index / size, values.slice(index, index + size));
      }

      left -= values.length;

      at += 2;
    } else {
      const values = entries.slice(at + 2, at + 2 + size).map((value) => numberOf(value, 0));
      const last = Math.min(numberOf(second, first), highestCid);

      for (let cid = Math.max(0, first); cid <= last && left > 0; cid += 1) {
        metrics.set(cid, values);
        left -= 1;
      }

      at += 2 + size;
    }
  }

  return metrics;
}

const highestCid = 65535;

/** A font has at most one entry for each CID; some lists repeat a few. */
const mostMetrics = 4 * highestCid;

function numberOf(value: PdfObject, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
