import { assemble } from '../assemble.ts';
import type { PdfDocument } from '../document.ts';
import { ObjectChanges } from '../edit/object-changes.ts';
import type { ByteSink, Codec } from '../host.ts';
import { turnOf } from './page-tree.ts';

export type Turns = ReadonlyMap<number, 90 | 180 | 270>;

/**
 * Rotates pages clockwise by appending their changed dictionaries. Writes a new file instead when a page is
 * not an object of its own or shares its object with a page that is not rotated.
 */
export function rotatePages(
  document: PdfDocument,
  turns: Turns,
  sink: ByteSink,
  codec: Codec,
): { pages: number; bytes: number } {
  const changes = new ObjectChanges(document, codec);

  for (const [index, turn] of turns) {
    const page = document.pages[index];

    if (page === undefined) {
      continue;
    }

    if (page.ref === null) {
      return rotateAnew(document, turns, sink, codec);
    }

    changes.set(page.ref, page.dict.copy().set('Rotate', turnOf(page.rotation + turn)));
  }

  // An object used for several pages cannot be rotated for one of them alone.
  const isShared = document.pages.some(
    ({ ref, index }) => ref !== null && changes.replace.has(ref.number) && !turns.has(index),
  );

  if (isShared) {
    return rotateAnew(document, turns, sink, codec);
  }

  return { pages: document.pageCount, bytes: changes.append(sink).bytes };
}

function rotateAnew(document: PdfDocument, turns: Turns, sink: ByteSink, codec: Codec) {
  const pages = document.pages.map(({ index }) => ({
    source: 0,
    page: index,
    turn: turns.get(index) ?? (0 as const),
  }));

  return assemble({ sources: [{ document, title: '' }], pages, bookmarks: 'keep' }, sink, codec);
}
