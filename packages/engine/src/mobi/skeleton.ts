import { ToolFailure } from '@octavo/contract/failures';
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

/** Each becomes a file; an encyclopedia has a few thousand. */
const mostDocuments = 50_000;

/** Bytes that are copied may be this often the text, with room for short ones. */
const mostCopies = 64;
const leastWorkBytes = 16 * 1024 * 1024;

/**
 * Puts documents together: a skeleton each, with fragments to be set into it one after the other.
 *
 * @throws ToolFailure `damaged-file` when parts of the text are said to be used again and again.
 */
export function joinFragments(text: Uint8Array, skeletons: IndexTable, fragments: IndexTable): Fragments {
  const parts: MobiPart[] = [];
  const starts = fragments.entries.map(({ name }) => Number.parseInt(name, 10) || 0);

  if (skeletons.entries.length > mostDocuments) {
    throw new ToolFailure('damaged-file', `${skeletons.entries.length} documents`);
  }

  let next = 0;
  let held = 0;
  let copied = 0;
  const charge = () => {
    if (held > 2 * text.length + leastWorkBytes || copied > mostCopies * text.length + leastWorkBytes) {
      throw new ToolFailure('damaged-file', 'documents that are larger than the text they are made of');
    }
  };

  for (const { tags } of skeletons.entries) {
    const count = tags.get(1)?.[0] ?? 0;
    const [start = 0, length = 0] = tags.get(6) ?? [];
    let bytes = text.subarray(start, start + length);
    let end = start + length;

    for (const fragment of fragments.entries.slice(next, next + count)) {
      const size = fragment.tags.get(6)?.[1] ?? 0;
      const at = Math.min(Math.max(0, (starts[next] ?? 0) - start), bytes.length);
      bytes = spliced(bytes, at, text.subarray(end, end + size));
      copied += bytes.length;
      charge();
      end += size;
      next += 1;
    }

    held += bytes.length;
    charge();
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
