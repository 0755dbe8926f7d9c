import type { ByteSink, Codec } from '../host.ts';
import type { PdfDocument } from './document.ts';
import type { PdfObject } from './objects.ts';
import { turnOf } from './page-tree.ts';
import { appendUpdate } from './write.ts';

/** Turns pages clockwise by appending their changed dictionaries: nothing else of the file is touched. */
export function rotatePages(
  document: PdfDocument,
  turns: ReadonlyMap<number, 90 | 180 | 270>,
  sink: ByteSink,
  codec: Codec,
): { pages: number; bytes: number } {
  const changed = new Map<number, PdfObject>();
  for (const [index, turn] of turns) {
    const page = document.pages[index];
    if (page?.ref == null) continue;
    changed.set(page.ref.number, page.dict.copy().set('Rotate', turnOf(page.rotation + turn)));
  }
  return { pages: document.pageCount, bytes: appendUpdate(document, changed, sink, codec).bytes };
}
