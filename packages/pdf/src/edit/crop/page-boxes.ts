import { intersection } from '../../content/path-bounds.ts';
import type { PdfObject } from '../../objects.ts';
import type { PdfRectangle } from '../../pages/page-tree.ts';
import type { EditedPage } from '../edited-page.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Boxes for printing, which lie inside the crop box (ISO 32000-2, 14.11.2). */
const innerBoxes = ['TrimBox', 'BleedBox', 'ArtBox'];

/**
 * Sets the visible part of a page.
 *
 * @param box rectangle of user space
 * @param isPage true when nothing else of the page exists any more, so that it is the media box, too
 */
export function setPageBox(
  changes: ObjectChanges,
  page: EditedPage,
  box: PdfRectangle,
  isPage: boolean,
): void {
  const entries = cropEntries(changes, page, box);

  for (const [key, value] of Object.entries(entries)) {
    page.setEntry(key, value);
  }

  if (isPage) {
    page.setEntry('MediaBox', entries['CropBox'] ?? null);
  }
}

/** Boxes of a page of which a part is shown: those for printing do not reach beyond it. */
export function cropEntries(
  changes: ObjectChanges,
  { page }: Pick<EditedPage, 'page'>,
  box: PdfRectangle,
): Record<string, PdfObject> {
  const entries: Record<string, PdfObject> = { CropBox: box.map(tidy) };

  for (const key of innerBoxes) {
    const given = rectangleOf(
      changes.array(page.dict.get(key))?.map((value) => changes.resolve(value)) ?? [],
    );

    if (given !== null) {
      const [left, bottom, right, top] = intersection(box, given);
      entries[key] = left < right && bottom < top ? [left, bottom, right, top].map(tidy) : null;
    }
  }

  return entries;
}

function rectangleOf(values: readonly PdfObject[]): PdfRectangle | null {
  const [a, b, c, d] = values;

  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') {
    return null;
  }

  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** Ten thousandths of a unit are finer than any device. */
function tidy(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
