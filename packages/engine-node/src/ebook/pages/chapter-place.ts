import type { LinkDestination } from '../book.ts';
import { escapedPath, resolveReference } from '../container/paths.ts';
import { mapAddresses, tameCss } from './tame-css.ts';

/** What a chapter being written asks of the book it belongs to. */
export interface ChapterPlace {
  readonly path: string;
  /** Whether the book has a file. */
  has(path: string): boolean;
  idFor(id: string): string;
  /** The address to write for a link into the book; null when it leads nowhere. */
  linkTo(target: LinkDestination): string | null;
}

/** Where the documents to print see the files of the book. */
export const bookFolder = 'book';

/** The address under which a picture is found when the chapter is printed; null when the book does not have it. */
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

/** A style inside a chapter, with addresses that hold where the chapter is printed. */
export function innerCss(css: string, place: ChapterPlace): string {
  return mapAddresses(tameCss(css), (address) => {
    if (address.startsWith('#')) {
      return `#${place.idFor(address.slice(1))}`;
    }

    const reference = resolveReference(place.path, address);

    return reference === null ? null : bookAddress(reference.path);
  });
}
