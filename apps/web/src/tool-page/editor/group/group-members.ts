import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { isMarkup } from '../document/annotation-geometry.ts';
import { shiftedBox } from '../document/geometry.ts';
import { deleteAnnotation, moveAnnotation } from '../edits/annotation-edits.ts';
import { changeLink, deleteLink } from '../edits/link-edits.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { deleteText, moveText } from '../edits/text-edits.ts';
import type { Graphic } from '../graphics/graphic.ts';
import { deleteGraphic, placeGraphic } from '../graphics/graphic-edits.ts';
import { movedPlace } from '../graphics/place-geometry.ts';
import type { TextObject } from '../text/text-object.ts';

type Operations = readonly Operation[];

/** Objects of one page that are selected together. */
export interface GroupMembers {
  readonly objects: readonly PageObject[];
  readonly graphics: readonly Graphic[];
  readonly texts: readonly TextObject[];
}

export function membersOf(keys: readonly string[], { objects, graphics, texts }: GroupMembers): GroupMembers {
  const isMember = ({ key }: { readonly key: string }) => keys.includes(key);

  return {
    objects: objects.filter(isMember),
    graphics: graphics.filter(isMember),
    texts: texts.filter(isMember),
  };
}

/** Keys of what lies inside an area as a whole. */
export function keysInside(area: Box, { objects, graphics, texts }: GroupMembers): readonly string[] {
  return [...objects, ...graphics, ...texts].filter(({ box }) => isInside(area, box)).map(({ key }) => key);
}

/** Moves all members; marks stay with their text. */
export function moveMembers(
  operations: Operations,
  { objects, graphics, texts }: GroupMembers,
  by: Point,
  newId: () => string,
): Operations {
  const moved = objects.reduce((list, object) => {
    const { page, ref, link, annotation } = object;

    if (link !== null) {
      return changeLink(list, newId(), page, ref, { areas: link.areas.map((area) => shiftedBox(area, by)) });
    }

    return annotation !== null && isMarkup(annotation) ? list : moveAnnotation(list, newId(), object, by);
  }, operations);

  const placed = graphics.reduce(
    (list, graphic) => placeGraphic(list, newId(), graphic, movedPlace(graphic.place, by)),
    moved,
  );

  return texts.reduce((list, text) => moveText(list, newId(), text, by), placed);
}

export function deleteMembers(
  operations: Operations,
  { objects, graphics, texts }: GroupMembers,
  newId: () => string,
): Operations {
  const others = objects.reduce(
    (list, object) =>
      object.kind === 'link'
        ? deleteLink(list, newId(), object.page, object.ref)
        : deleteAnnotation(list, newId(), object),
    operations,
  );

  const withoutGraphics = graphics.reduce((list, graphic) => deleteGraphic(list, newId(), graphic), others);

  return texts.reduce((list, text) => deleteText(list, newId(), text), withoutGraphics);
}

function isInside(area: Box, { left, top, width, height }: Box): boolean {
  return (
    left >= area.left &&
    top >= area.top &&
    left + width <= area.left + area.width &&
    top + height <= area.top + area.height
  );
}
