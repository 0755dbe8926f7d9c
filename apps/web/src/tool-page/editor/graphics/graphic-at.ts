import type { Point } from '@octavo/contract/edits/primitives';
import type { TextWord } from '../document/editing-document.ts';
import { contains, grown, type Size } from '../document/geometry.ts';
import { wordAt } from '../tools/mark-text.ts';
import type { Graphic } from './graphic.ts';
import { turned } from './place-geometry.ts';

/** Share of the page from which a graphic is its background, which is chosen from the list of the page. */
const backgroundShare = 0.9;

/**
 * Graphics at a point, the topmost first. Text in front of a drawing, such as that of a table, is not covered by it;
 * the background of a page is never hit.
 */
export function graphicsAt(
  graphics: readonly Graphic[],
  point: Point,
  {
    words,
    size,
    tolerance,
  }: { readonly words: readonly TextWord[]; readonly size: Size; readonly tolerance: number },
): readonly Graphic[] {
  const isText = wordAt(words, point) !== null;
  const hits = graphics.filter(
    (graphic) =>
      !isBackground(graphic, size) &&
      (graphic.kind === 'picture' || !isText) &&
      isAt(graphic, point, tolerance),
  );

  return hits.toReversed();
}

function isBackground({ box }: Graphic, size: Size): boolean {
  return box.width * box.height > backgroundShare * size.width * size.height;
}

function isAt({ place: { box, angle } }: Graphic, point: Point, tolerance: number): boolean {
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };

  return contains(grown(box, tolerance), turned(point, centre, -angle));
}
