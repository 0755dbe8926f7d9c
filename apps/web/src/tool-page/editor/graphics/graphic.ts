import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { BaseObject, ObjectRef, PicturePlace } from '@octavo/contract/edits/objects';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { GraphicView } from '../document/editing-document.ts';
import type { ObjectKind } from '../edits/change-name.ts';
import { movedPlace, outerBox, wholePicture } from './place-geometry.ts';

/** Looks that a drawing gets from the list. */
export type GraphicStyle = Pick<OperationOf<'path.style'>, 'fill' | 'stroke' | 'opacity'>;

/** Picture or drawing of the content of a page, with all operations of the list applied. */
export interface Graphic {
  /** Unique in the document and stable while the graphic exists. */
  readonly key: string;
  readonly page: string;
  readonly kind: Extract<ObjectKind, 'picture' | 'vector-object'>;
  /** Its parts in the file, or the operation that made it. */
  readonly targets: readonly ObjectRef[];
  /** Place in the file; null for a picture of this list. */
  readonly base: PicturePlace | null;
  readonly place: PicturePlace;
  /** Upright box around it. */
  readonly box: Box;
  /** True for a picture that can be cropped and turned by itself. */
  readonly isPlaceable: boolean;
  /** Colours that all of its parts have in the file; null when they differ. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** True when some of its parts are filled, or have lines. */
  readonly hasFill: boolean;
  readonly hasStroke: boolean;
  readonly style: GraphicStyle;
  /** Operation that made it. */
  readonly added: OperationOf<'image.add' | 'path.copy'> | null;
  /** Part of the file that it is, or that it copies; null for a new picture. */
  readonly origin: GraphicOrigin | null;
  /** Picture of this list that it shows in place of its own. */
  readonly asset: string | null;
}

/** Parts of the file with the place that they have there. */
export interface GraphicOrigin {
  readonly targets: readonly BaseObject[];
  readonly place: PicturePlace;
}

/** Graphics of a page in the order in which they are painted. */
export function graphicsOf(
  page: string,
  views: readonly GraphicView[],
  operations: readonly Operation[],
): readonly Graphic[] {
  const originals = views.map((view) => graphicOfView(page, view));
  let graphics: readonly Graphic[] = originals;

  for (const operation of operations) {
    graphics = withOperation(graphics, operation, originals);
  }

  return graphics;
}

/** True for an operation of this list that changes a graphic. */
export function isAboutGraphic(operation: Operation, { page, targets }: Graphic): boolean {
  if (operation.kind === 'path.copy') {
    return false;
  }

  const [first] = targets;
  const target =
    'targets' in operation ? operation.targets[0] : isImageChange(operation) ? operation.target : undefined;

  return (
    target !== undefined &&
    first !== undefined &&
    'page' in operation &&
    operation.page === page &&
    isSameTarget(target, first)
  );
}

/** True for an operation that changes what another one of the list made. */
export function changesMade(operation: Operation, id: string): boolean {
  const targets =
    'targets' in operation ? operation.targets : isImageChange(operation) ? [operation.target] : [];

  return targets.some((target) => 'made' in target && target.made === id);
}

type ImageChange = OperationOf<'image.replace' | 'image.place' | 'image.delete'>;

function isImageChange(operation: Operation): operation is ImageChange {
  return ['image.replace', 'image.place', 'image.delete'].includes(operation.kind);
}

function isSameTarget(one: ObjectRef, other: ObjectRef): boolean {
  return 'made' in one
    ? 'made' in other && one.made === other.made
    : 'index' in other && one.index === other.index;
}

function graphicOfView(page: string, view: GraphicView): Graphic {
  const place = view.place ?? { box: view.box, angle: 0, crop: wholePicture, mirrored: false };

  return {
    key: `${page}-graphic-${view.targets[0]?.index ?? 0}`,
    page,
    kind: view.kind === 'picture' ? 'picture' : 'vector-object',
    targets: view.targets,
    base: place,
    place,
    box: outerBox(place),
    isPlaceable: view.place !== null,
    fill: view.fill,
    stroke: view.stroke,
    hasFill: view.hasFill,
    hasStroke: view.hasStroke,
    style: {},
    added: null,
    origin: { targets: view.targets, place },
    asset: null,
  };
}

function withOperation(
  graphics: readonly Graphic[],
  operation: Operation,
  originals: readonly Graphic[],
): readonly Graphic[] {
  if (operation.kind === 'image.add') {
    return [...graphics, graphicOfAddition(operation)];
  }

  if (operation.kind === 'path.copy') {
    const [target] = operation.targets;
    const original = originals.find(({ targets: [first] }) => target && first && isSameTarget(first, target));

    return original === undefined ? graphics : [...graphics, graphicOfCopy(operation, original)];
  }

  return graphics.flatMap((graphic) => {
    if (!isAboutGraphic(operation, graphic)) {
      return [graphic];
    }

    const changed = changedBy(graphic, operation);

    return changed === null ? [] : [changed];
  });
}

function changedBy(graphic: Graphic, operation: Operation): Graphic | null {
  switch (operation.kind) {
    case 'image.replace':
      return { ...graphic, asset: operation.asset };
    case 'image.place':
      return placedAt(graphic, operation.place);
    case 'path.move':
      return movedBy(graphic, operation.by);
    case 'path.place': {
      const { to, angle, mirrored } = operation;

      return placedAt(graphic, { box: to, angle, mirrored, crop: graphic.place.crop });
    }
    case 'path.style': {
      const { fill, stroke, opacity } = operation;

      return { ...graphic, style: { fill, stroke, opacity } };
    }
    case 'image.delete':
    case 'path.delete':
      return null;
    default:
      return graphic;
  }
}

function graphicOfAddition(added: OperationOf<'image.add'>): Graphic {
  const { id, page, place, opacity } = added;

  return {
    key: id,
    page,
    kind: 'picture',
    targets: [{ made: id }],
    base: null,
    place,
    box: outerBox(place),
    isPlaceable: true,
    fill: null,
    stroke: null,
    hasFill: false,
    hasStroke: false,
    style: { opacity },
    added,
    origin: null,
    asset: added.asset,
  };
}

function graphicOfCopy(added: OperationOf<'path.copy'>, original: Graphic): Graphic {
  const { id, to, angle, mirrored } = added;
  const copy = { ...original, key: id, targets: [{ made: id }], added };
  // The copy of a picture starts at the place of the old one, and has an operation for its own place.
  const place = copiesAsPicture(original) ? original.place : { ...original.place, box: to, angle, mirrored };

  return { ...placedAt(copy, place), base: place };
}

/** True for a picture whose copy is placed, cropped and replaced as a picture. */
export function copiesAsPicture({ kind, isPlaceable }: Graphic): boolean {
  return kind === 'picture' && isPlaceable;
}

function placedAt(graphic: Graphic, place: PicturePlace): Graphic {
  return { ...graphic, place, box: outerBox(place) };
}

function movedBy(graphic: Graphic, by: Point): Graphic {
  return placedAt(graphic, movedPlace(graphic.place, by));
}
