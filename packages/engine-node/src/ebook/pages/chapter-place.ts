import type { LinkDestination } from '../book.ts';
import { escapedPath, resolveReference } from '../container/paths.ts';
import { mapAddresses, tameCss } from './tame-css.ts';

/** Context for writing a chapter: the book it belongs to. */
export interface ChapterPlace {
  readonly path: string;
  /** True when the book contains the file. */
  has(path: string): boolean;
  idFor(id: string): string;
  /** The address to write for a link into the book; null when it leads nowhere. */
  linkTo(target: LinkDestination): string | null;
}

/** Folder of the book's files, as seen from the printed documents. */
export const bookFolder = 'book';

/** Address of a picture for the printed chapter; null when the book does not contain it. */
export function pictureAddress(source: string, place: ChapterPlace): string | null {
  if (/^data:image\//i.test(source.trim())) {
    return source.trim();
  }

  const reference = resolveReference(place.path, source);

  if (reference === null || !place.has(reference.path)) {
    return null;
  }

  return (
    bookAddress(reference.path) +
    (reference.fragment === null ? '' : `#${encodeURIComponent(reference.fragment)}`)
  );
}

export function bookAddress(path: string): string {
  return `${bookFolder}/${escapedPath(path)}`;
}

/** Rewrites the CSS in a chapter with addresses valid in the printed document. */
export function innerCss(css: string, place: ChapterPlace): string {
  return mapAddresses(tameCss(css), (address) => {
    if (address.startsWith('#')) {
      return `#${place.idFor(address.slice(1))}`;
    }

    const reference = resolveReference(place.path, address);

    return reference === null ? null : bookAddress(reference.path);
  });
}
