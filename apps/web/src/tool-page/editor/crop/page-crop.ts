import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { boxBetween, cornersOf, keptOnPage, roundedBox, type Size } from '../document/geometry.ts';

/** Part of a page that is about to be all that it shows. */
export interface PageCrop {
  readonly page: string;
  readonly box: Box;
}

/** Smallest side of a page, in points (ISO 32000-2, annex C). */
export const leastSide = 3;

/** The part of a box that lies on a page. */
export function onPage(box: Box, { width, height }: Size): Box {
  const [from, to] = cornersOf(box);
  const limited = ({ x, y }: Point) => ({
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  });

  return roundedBox(boxBetween(limited(from), limited(to)));
}

/** A box moved or enlarged by keys, on its page. */
export function adjusted(
  box: Box,
  { kind, x, y }: { readonly kind: 'nudge' | 'resize'; readonly x: number; readonly y: number },
  page: Size,
): Box {
  return roundedBox(
    kind === 'nudge'
      ? keptOnPage({ ...box, left: box.left + x, top: box.top + y }, page)
      : {
          ...box,
          width: Math.min(page.width - box.left, Math.max(leastSide, box.width + x)),
          height: Math.min(page.height - box.top, Math.max(leastSide, box.height + y)),
        },
  );
}

/** True for a part that is smaller than its page, and large enough to be one. */
export function isPart(box: Box, page: Size): boolean {
  const isWhole = box.width >= page.width && box.height >= page.height;

  return !isWhole && box.width >= leastSide && box.height >= leastSide;
}

/** Crops pages to the same part; those that have too little there, or that it covers wholly, stay as they are. */
export function cropPages(
  operations: readonly Operation[],
  pages: readonly { readonly key: string; readonly size: Size }[],
  box: Box,
  idOf: () => string,
): readonly Operation[] {
  const crops = pages.flatMap(({ key, size }): Operation[] => {
    const part = onPage(box, size);

    return isPart(part, size) ? [{ id: idOf(), kind: 'page.crop', page: key, box: part }] : [];
  });

  return crops.length === 0 ? operations : [...operations, ...crops];
}
