import type { LinkTarget } from '@octavo/contract/edits/links';
import type { Box } from '@octavo/contract/edits/primitives';
import { dictOf, nameOf, type PdfObject, PdfString } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';
import { cornersOf, joined } from '../geometry/bounds.ts';

/** Area of a link: its box, and the pieces of one that covers several lines (ISO 32000-2, table 176). */
export function areaEntries(
  { space }: EditPage,
  areas: readonly Box[],
): Record<string, PdfObject | undefined> {
  const quads = areas
    .map(cornersOf)
    .flatMap(([upperLeft, upperRight, lowerRight, lowerLeft]) => [
      upperLeft,
      upperRight,
      lowerLeft,
      lowerRight,
    ]);

  return {
    Rect: space.userBox(joined(areas)),
    QuadPoints: areas.length > 1 ? space.toUser(quads) : undefined,
  };
}

/** Action of a link. */
export function targetEntries(context: EditContext, target: LinkTarget): Record<string, PdfObject> {
  if (target.kind === 'web') {
    const address = new TextEncoder().encode(new URL(target.address).href);

    return { A: dictOf({ Type: nameOf('Action'), S: nameOf('URI'), URI: new PdfString(address) }) };
  }

  const { edited, space } = context.page(target.page);
  const { ref } = edited.page;

  if (ref === null) {
    throw editNotPossible('not-supported');
  }

  const [left = 0, top = 0] = space.toUser([{ x: 0, y: target.top ?? 0 }]);
  const destination = [ref, nameOf('XYZ'), left, top, null];

  return { A: dictOf({ Type: nameOf('Action'), S: nameOf('GoTo'), D: destination }) };
}
