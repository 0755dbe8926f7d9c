import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { ObjectRef, PicturePlace } from '@octavo/contract/edits/objects';
import { rounded } from '../document/geometry.ts';
import { copiesAsPicture, type Graphic, type GraphicStyle, isAboutGraphic } from './graphic.ts';
import { isSamePlace } from './place-geometry.ts';

type Operations = readonly Operation[];

/** Gives a graphic another place. All changes of its place are one operation, and none once it is back. */
export function placeGraphic(
  operations: Operations,
  id: string,
  graphic: Graphic,
  place: PicturePlace,
): Operations {
  const { added, base, page, targets } = graphic;

  if (added?.kind === 'image.add') {
    return operations.map((each) => (each.id === added.id ? { ...added, place } : each));
  }

  if (added?.kind === 'path.copy' && !copiesAsPicture(graphic)) {
    const { box: to, angle, mirrored } = place;

    return operations.map((each) => (each.id === added.id ? { ...added, to, angle, mirrored } : each));
  }

  const isReplaced = operations.some(
    (each) => each.kind === 'image.replace' && isAboutGraphic(each, graphic),
  );
  const isBack = base !== null && isSamePlace(base, place) && !isReplaced;
  const operation =
    isBack || base === null
      ? null
      : copiesAsPicture(graphic)
        ? ({ id, kind: 'image.place', page, target: firstOf(targets), place } as const)
        : movement(id, graphic, base, place);

  return withPlacing(operations, graphic, operation);
}

/** Shows another picture in the place of one. */
export function replacePicture(
  operations: Operations,
  [id, placeId]: readonly [string, string],
  graphic: Graphic,
  asset: string,
  place: PicturePlace,
): Operations {
  const { added, page, targets } = graphic;

  if (added?.kind === 'image.add') {
    return operations.map((each) => (each.id === added.id ? { ...added, asset, place } : each));
  }

  const others = operations.filter(
    (each) =>
      !((each.kind === 'image.replace' || each.kind === 'image.place') && isAboutGraphic(each, graphic)),
  );
  const target = firstOf(targets);

  // The new place is given after the picture, which has its own proportions.
  return [
    ...others,
    { id, kind: 'image.replace', page, target, asset },
    { id: placeId, kind: 'image.place', page, target, place },
  ];
}

/** Changes colours, lines or opacity; all changes of one graphic are one operation. */
export function styleGraphic(
  operations: Operations,
  id: string,
  graphic: Graphic,
  style: GraphicStyle,
): Operations {
  const { added, page, targets, style: before } = graphic;

  if (added?.kind === 'image.add') {
    const { opacity = added.opacity } = style;

    return operations.map((each) => (each.id === added.id ? { ...added, opacity } : each));
  }

  const stroke =
    style.stroke === undefined
      ? before.stroke
      : style.stroke === null
        ? null
        : { ...before.stroke, ...style.stroke };
  const earlier = operations.find((each) => each.kind === 'path.style' && isAboutGraphic(each, graphic));
  const operation: Operation = {
    id: earlier?.id ?? id,
    kind: 'path.style',
    page,
    targets: [...targets],
    ...defined({ ...before, ...style, stroke }),
  };

  return earlier === undefined
    ? [...operations, operation]
    : operations.map((each) => (each === earlier ? operation : each));
}

/** Operations that add a copy of a graphic at another place, with its look. The first has the id of the copy. */
export function copyOf(newId: () => string, graphic: Graphic, place: PicturePlace): Operations {
  const { added, origin, page, style, asset } = graphic;
  const id = newId();

  if (added?.kind === 'image.add' || origin === null) {
    return added?.kind === 'image.add' ? [{ ...added, id, place }] : [];
  }

  const isPicture = copiesAsPicture(graphic);
  const { box: to, angle, mirrored } = isPicture ? { ...origin.place, angle: 0, mirrored: false } : place;
  const target = { made: id };
  const looks = defined(style);
  const operations: Operation[] = [
    {
      id,
      kind: 'path.copy',
      page,
      targets: [...origin.targets],
      from: origin.place.box,
      to,
      angle,
      mirrored,
    },
  ];

  if (isPicture && asset !== null) {
    operations.push({ id: newId(), kind: 'image.replace', page, target, asset });
  }

  if (isPicture) {
    operations.push({ id: newId(), kind: 'image.place', page, target, place });
  }

  if (Object.keys(looks).length > 0) {
    operations.push({ id: newId(), kind: 'path.style', page, targets: [target], ...looks });
  }

  return operations;
}

/** Deletes a graphic; everything about one of this list leaves the list. */
export function deleteGraphic(operations: Operations, id: string, graphic: Graphic): Operations {
  const { added, page, targets } = graphic;
  const others = operations.filter((each) => each.id !== added?.id && !isAboutGraphic(each, graphic));

  if (added !== null) {
    return others;
  }

  return graphic.kind === 'picture'
    ? [...others, { id, kind: 'image.delete', page, target: firstOf(targets) }]
    : [...others, { id, kind: 'path.delete', page, targets: [...targets] }];
}

type PlacingOperation = OperationOf<'image.place' | 'path.move' | 'path.place'>;

function movement(
  id: string,
  { page, targets }: Graphic,
  base: PicturePlace,
  place: PicturePlace,
): PlacingOperation {
  const { box: from } = base;
  const { box: to, angle, mirrored } = place;
  const isMoved = from.width === to.width && from.height === to.height && angle === 0 && !mirrored;

  return isMoved
    ? {
        id,
        kind: 'path.move',
        page,
        targets: [...targets],
        by: { x: rounded(to.left - from.left), y: rounded(to.top - from.top) },
      }
    : { id, kind: 'path.place', page, targets: [...targets], from, to, angle, mirrored };
}

/** The list with one operation for the place of a graphic, where the one before stood. */
function withPlacing(
  operations: Operations,
  graphic: Graphic,
  operation: PlacingOperation | null,
): Operations {
  const isPlacing = (each: Operation) =>
    ['image.place', 'path.move', 'path.place'].includes(each.kind) && isAboutGraphic(each, graphic);
  const earlier = operations.find(isPlacing);
  const others = operations.filter((each) => !isPlacing(each) || each === earlier);

  if (earlier === undefined) {
    return operation === null ? operations : [...operations, operation];
  }

  return others.flatMap((each) =>
    each !== earlier ? [each] : operation === null ? [] : [{ ...operation, id: earlier.id }],
  );
}

function firstOf([first]: readonly ObjectRef[]): ObjectRef {
  if (first === undefined) {
    throw new Error('A graphic has at least one part');
  }

  return first;
}

function defined(style: GraphicStyle): GraphicStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
