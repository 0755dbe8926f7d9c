import type { IndexTable } from './index-records.ts';

/** A document of KF8: its bytes put together, and where they lie in the text of the whole book. */
export interface MobiPart {
  /** Places count from the beginning of the first part. */
  readonly start: number;
  readonly bytes: Uint8Array;
}

export interface Fragments {
  readonly parts: readonly MobiPart[];
  /** Where each fragment begins. Links name a fragment and an offset in it. */
  readonly starts: readonly number[];
}

/** Puts documents together: a skeleton each, with fragments to be set into it one after the other. */
export function joinFragments(text: Uint8Array, skeletons: IndexTable, fragments: IndexTable): Fragments {
  const parts: MobiPart[] = [];
  const starts = fragments.entries.map(({ name }) => Number.parseInt(name, 10) || 0);
  let next = 0;

  for (const { tags } of skeletons.entries) {
    const count = tags.get(1)?.[0] ?? 0;
    const [start = 0, length = 0] = tags.get(6) ?? [];
    let bytes = text.subarray(start, start + length);
    let end = start + length;

    for (const fragment of fragments.entries.slice(next, next + count)) {
      const size = fragment.tags.get(6)?.[1] ?? 0;
      const at = Math.min(Math.max(0, (starts[next] ?? 0) - start), bytes.length);
      bytes = spliced(bytes, at, text.subarray(end, end + size));
      end += size;
      next += 1;
    }

    parts.push({ start, bytes });
  }

  return { parts, starts };
}

function spliced(bytes: Uint8Array, at: number, inserted: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length + inserted.length);
  whole.set(bytes.subarray(0, at));
  whole.set(inserted, at);
  whole.set(bytes.subarray(at), at + inserted.length);

  return whole;
}
