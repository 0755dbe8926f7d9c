import { DocumentError } from '@octavo/pdf/document-error';
import type { IndexTable } from './index-records.ts';

/** Document of KF8: its assembled bytes and their position in the text of the whole book. */
export interface MobiPart {
  /** Offset in the text of the book, counted from the start of the first part. */
  readonly start: number;
  readonly bytes: Uint8Array;
}

export interface Fragments {
  readonly parts: readonly MobiPart[];
  /** Start offset of each fragment. Links name a fragment and an offset within it. */
  readonly starts: readonly number[];
}

/** Maximum number of documents, each of which becomes a file; an encyclopedia has a few thousand. */
const mostDocuments = 50_000;

/** Largest multiple of the text that inserting fragments may copy, plus a minimum for short texts. */
const mostCopies = 64;
const leastWorkBytes = 16 * 1024 * 1024;

/**
 * Assembles the documents: each is a skeleton into which its fragments are inserted one after the other.
 *
 * @throws DocumentError `damaged-file` when there are too many documents or they are much larger than the text
 * they are made of.
 */
export function joinFragments(text: Uint8Array, skeletons: IndexTable, fragments: IndexTable): Fragments {
  const parts: MobiPart[] = [];
  const starts = fragments.entries.map(({ name }) => Number.parseInt(name, 10) || 0);

  if (skeletons.entries.length > mostDocuments) {
    throw new DocumentError(
      'damaged-file',
      `${skeletons.entries.length} documents in a book, of at most ${mostDocuments}`,
    );
  }

  let next = 0;
  let held = 0;
  let copied = 0;
  const requireLimits = () => {
    if (held > 2 * text.length + leastWorkBytes || copied > mostCopies * text.length + leastWorkBytes) {
      throw new DocumentError('damaged-file', 'documents that are larger than the text they are made of');
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
      requireLimits();
      end += size;
      next += 1;
    }

    held += bytes.length;
    requireLimits();
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
