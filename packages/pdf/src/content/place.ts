import type { PdfDocument } from '../document.ts';
import { type Destinations } from '../navigation/destinations.ts';
import { isName, type PdfObject } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { Box } from './page-content.ts';

/** Converts a point of user space to the page as shown: cropped, rotated, y downwards. */
export function shownPoint(page: PdfPage, x: number, y: number): readonly [number, number] {
  const [left, bottom, right, top] = page.cropBox;

  switch (page.rotation) {
    case 0:
      return [x - left, top - y];
    case 90:
      return [y - bottom, x - left];
    case 180:
      return [right - x, y - bottom];
    case 270:
      return [top - y, right - x];
  }
}

/** Converts a rectangle of user space (7.9.5) to the page as shown; null when it is not a rectangle. */
export function shownBox(document: PdfDocument, page: PdfPage, rectangle: PdfObject): Box | null {
  const numbers = document.array(rectangle)?.map((value) => document.resolve(value));
  const [x1, y1, x2, y2] = numbers ?? [];

  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number') {
    return null;
  }

  const [ax, ay] = shownPoint(page, x1, y1);
  const [bx, by] = shownPoint(page, x2, y2);

  return {
    left: Math.min(ax, bx),
    top: Math.min(ay, by),
    right: Math.max(ax, bx),
    bottom: Math.max(ay, by),
  };
}

/**
 * Returns the page of an explicit destination (12.3.2.2) and its height on that page from the top, null if
 * unspecified; null when the page does not exist.
 */
export function topOf(
  document: PdfDocument,
  destinations: Destinations,
  target: readonly PdfObject[],
): { readonly pageIndex: number; readonly top: number | null } | null {
  const pageIndex = destinations.pageOf(target);
  const page = pageIndex === null ? undefined : document.pages[pageIndex];

  if (pageIndex === null || page === undefined) {
    return null;
  }

  const kind = document.resolve(target[1] ?? null);
  const at =
    isName(kind, 'XYZ') || isName(kind, 'FitR') ? 3 : isName(kind, 'FitH') || isName(kind, 'FitBH') ? 2 : -1;
  const given = at < 0 ? null : document.resolve(target[isName(kind, 'FitR') ? 5 : at] ?? null);

  if (typeof given !== 'number') {
    return { pageIndex, top: null };
  }

  const [left] = page.cropBox;
  const [, top] = shownPoint(page, left, given);

  return { pageIndex, top: Math.max(0, top) };
}
