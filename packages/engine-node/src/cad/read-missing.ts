import {
  type CadWipeoutBase,
  type Entity,
  Shape as FileShape,
  ModelerGeometry,
  Ole2Frame,
  PdfUnderlay,
  RasterImage,
  Region,
  Wipeout,
} from '@node-projects/acad-ts';
import { type Point3, plus, point, times } from '@octavo/cad/geometry/affine';
import type { CadShape } from '@octavo/cad/shapes';
import { readProxy } from './read-proxy.ts';
import { type EntityContext, grouped, pointOf } from './reading.ts';

/**
 * Reads entities a file only refers to or keeps in a form that cannot be drawn, as frames and masks, or
 * counts them as left out.
 */
export function readMissing(entity: Entity, reader: EntityContext): CadShape | null {
  if (entity instanceof Wipeout) {
    return { kind: 'mask', corners: cornersOf(entity), framed: false };
  }

  if (entity instanceof RasterImage) {
    reader.leaveOut('images');

    return { kind: 'frame', corners: cornersOf(entity), name: baseName(entity.definition?.fileName ?? '') };
  }

  if (entity instanceof Ole2Frame) {
    const [from, to] = [pointOf(entity.upperLeftCorner), pointOf(entity.lowerRightCorner)];
    const corners = [point(from.x, to.y), point(to.x, to.y), point(to.x, from.y), point(from.x, from.y)];
    reader.leaveOut('objects');

    return { kind: 'frame', corners, name: entity.sourceApplication };
  }

  if (entity instanceof ModelerGeometry) {
    return solidOf(entity, reader);
  }

  if (entity instanceof PdfUnderlay) {
    reader.leaveOut('references');

    return null;
  }

  if (entity instanceof FileShape) {
    reader.leaveOut('objects');

    return null;
  }

  return readProxy(entity, reader);
}

/** Draws a solid by the edges stored beside it; most files store none. */
function solidOf(solid: ModelerGeometry, reader: EntityContext): CadShape | null {
  const wires = [...solid.wires, ...(solid.silhouettes[0]?.wires ?? [])];
  const lines = wires
    .filter(({ points }) => points.length > 1)
    .map(({ points }) => ({ kind: 'line', points: points.map(pointOf), closed: false }) as const);

  if (lines.length === 0) {
    reader.leaveOut(solid instanceof Region ? 'objects' : 'solids');
  }

  return grouped(solid, reader, lines);
}

/**
 * Corners of an image or of its clipping polygon, which counts pixels downwards from the centre of the first
 * one.
 */
function cornersOf(image: CadWipeoutBase): Point3[] {
  const at = (column: number, row: number) =>
    plus(
      pointOf(image.insertPoint),
      plus(times(pointOf(image.uVector), column), times(pointOf(image.vVector), row)),
    );
  const { x: width, y: height } = image.size;
  const clip = image.clipBoundaryVertices;
  const place = ({ x, y }: { x: number; y: number }) => at(x + 0.5, height - (y + 0.5));

  if (!image.clippingState || clip.length < 2) {
    return [at(0, 0), at(width, 0), at(width, height), at(0, height)];
  }

  const [first, second] = clip;

  if (clip.length > 2 || first === undefined || second === undefined) {
    return clip.map(place);
  }

  return [
    place({ x: first.x, y: second.y }),
    place(second),
    place({ x: second.x, y: first.y }),
    place(first),
  ];
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
