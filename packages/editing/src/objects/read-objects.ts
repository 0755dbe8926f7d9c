import type { Crop, PicturePlace } from '@octavo/contract/edits/objects';
import type { Box } from '@octavo/contract/edits/primitives';
import type { PdfDocument } from '@octavo/pdf/document';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { joined } from '../geometry/bounds.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { baseCrop } from './base-crop.ts';
import { groupPaths, type ObjectTarget, type PlacedPath } from './group-paths.ts';
import { inverseOf } from './matrices.ts';
import { PageStates } from './page-states.ts';
import { colourOf } from './painted-colour.ts';
import { readPlace } from './picture-place.ts';
import { visibleBounds } from './visible-bounds.ts';

/** Picture, or paths and shadings that form one drawing, on a page of the base. */
export interface ListedObject {
  readonly kind: 'picture' | 'drawing';
  /** Objects that it consists of, in painting order. */
  readonly targets: readonly ObjectTarget[];
  /** Smallest box around what is seen of it. */
  readonly box: Box;
  /** Place of a picture; null for drawings, and for slanted pictures, which only move. */
  readonly place: PicturePlace | null;
  /** Colours of all fillings and of all lines of a drawing; null when they differ, or for patterns. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** True for a drawing with parts that are filled, or with lines. */
  readonly hasFill: boolean;
  readonly hasStroke: boolean;
}

/** Targets of one operation at most; larger drawings, such as maps, are not offered. */
const mostTargets = 5000;

/** Length in points below which nothing can be picked. */
const leastSide = 1;

/** Pictures and drawings of a page that a person can pick, in painting order. */
export function readObjects(
  document: PdfDocument,
  page: PdfPage,
  { objects }: Pick<PageInterpretation, 'objects'>,
): ListedObject[] {
  const space = new PageSpace(page);
  const states = new PageStates(document);
  const pictures: ListedObject[] = [];
  const paths: PlacedPath[] = [];

  for (const [index, painted] of objects.entries()) {
    const state = states.of(painted);
    const visible = painted.isVisible ? visibleBounds(painted, state, page.cropBox) : null;
    const box = visible === null ? null : space.shownBox(visible);

    if (box === null || Math.max(box.width, box.height) < leastSide) {
      continue;
    }

    if (painted.kind !== 'image') {
      paths.push({ target: { index, kind: painted.kind }, painted, box });
    } else if (inverseOf(painted.matrix) !== null) {
      pictures.push(listedPicture(space, { index, painted, box }, baseCrop(painted.matrix, state)));
    }
  }

  const size = { width: page.widthPoints, height: page.heightPoints };
  const drawings = groupPaths(paths, size)
    .filter((group) => group.length <= mostTargets)
    .map(listedDrawing);

  return [...pictures, ...drawings].sort((one, other) => lastOf(one) - lastOf(other));
}

function listedPicture(
  space: PageSpace,
  { index, painted, box }: { readonly index: number; readonly painted: PaintedObject; readonly box: Box },
  crop: Crop,
): ListedObject {
  const { place, isSlanted } = readPlace(space, painted.matrix, crop);

  return {
    kind: 'picture',
    targets: [{ index, kind: 'image' }],
    box,
    place: isSlanted ? null : place,
    fill: null,
    stroke: null,
    hasFill: false,
    hasStroke: false,
  };
}

function listedDrawing(group: readonly PlacedPath[]): ListedObject {
  const paintedBy = (operator: RegExp) =>
    group.filter(({ painted }) => painted.kind === 'path' && operator.test(painted.operator));

  const [filled, lined] = [paintedBy(/^[fFbB]/), paintedBy(/^[sSbB]/)];

  return {
    kind: 'drawing',
    targets: group.map(({ target }) => target),
    box: joined(group.map(({ box }) => box)),
    place: null,
    fill: onlyColour(filled.map(({ painted }) => painted.fill)),
    stroke: onlyColour(lined.map(({ painted }) => painted.stroke)),
    hasFill: filled.length > 0,
    hasStroke: lined.length > 0,
  };
}

/** Colour of all operators as written; null when they differ. */
function onlyColour(written: readonly string[]): string | null {
  const [first, ...others] = new Set(written.map((colour) => colourOf(colour)));

  return first === undefined || others.length > 0 ? null : first;
}

function lastOf({ targets }: ListedObject): number {
  return targets.at(-1)?.index ?? 0;
}
