import type { BookEntry } from '@octavo/pdf/bind-book';
import type { ContentsEntry, LinkDestination } from './book.ts';
import type { ReadyChapter } from './pages/write-chapters.ts';
import type { LinkTargets } from './pages/write-documents.ts';

/** Contents for a book that has none: the first heading of each chapter. */
export function headingsOf(chapters: readonly ReadyChapter[]): ContentsEntry[] {
  return chapters
    .filter(({ heading }) => heading !== '')
    .map(({ chapter, heading }) => ({
      title: heading,
      target: { path: chapter.path, id: null },
      children: [],
    }));
}

/** Targets of all entries. */
export function targetsOf(entries: readonly ContentsEntry[]): LinkDestination[] {
  return entries.flatMap(({ target, children }) => [
    ...(target === null ? [] : [target]),
    ...targetsOf(children),
  ]);
}

/** Converts contents to outline entries, with the ids used on the pages. */
export function bookEntries(entries: readonly ContentsEntry[], places: LinkTargets): BookEntry[] {
  return entries.map(({ title, target, children }) => {
    const below = bookEntries(children, places);
    const destination = target === null ? null : (places.find(target)?.id ?? null);

    // A part without a page of its own begins where its first chapter does.
    return { title, destination: destination ?? below[0]?.destination ?? null, children: below };
  });
}
