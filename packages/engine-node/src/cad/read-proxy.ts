import {
  type Entity,
  type IProxyGeometry,
  ProxyCircle,
  ProxyCircularArc,
  ProxyEntity,
  ProxyPolygon,
  ProxyPolyline,
  ProxyShell,
  Seqend,
  UnknownEntity,
} from '@node-projects/acad-ts';
import { cross, planeOf, times, unit } from '@octavo/cad/geometry/affine';
import type { CadShape } from '@octavo/cad/shapes';
import { type EntityContext, grouped, pointOf } from './reading.ts';

/** Draws proxy objects by the graphics that their program saved for programs that do not know them. */
export function readProxy(entity: Entity, reader: EntityContext): CadShape | null {
  const shapes = entity.proxyGeometries.flatMap(shapesOf);

  if (shapes.length > 0) {
    return grouped(entity, reader, shapes);
  }

  if ((entity instanceof UnknownEntity || entity instanceof ProxyEntity) && !(entity instanceof Seqend)) {
    reader.leaveOut('objects');
  }

  return null;
}

function shapesOf(geometry: IProxyGeometry): CadShape[] {
  if (geometry instanceof ProxyCircle) {
    const plane = planeOf(pointOf(geometry.normal));
    const [major, minor] = [times(plane.x, geometry.radius), times(plane.y, geometry.radius)];

    return [{ kind: 'arc', center: pointOf(geometry.center), major, minor, start: 0, sweep: 2 * Math.PI }];
  }

  if (geometry instanceof ProxyCircularArc) {
    const along = unit(pointOf(geometry.startVectorDirection));
    const across = cross(planeOf(pointOf(geometry.normal)).z, along);
    const [major, minor] = [times(along, geometry.radius), times(across, geometry.radius)];

    return [
      { kind: 'arc', center: pointOf(geometry.center), major, minor, start: 0, sweep: geometry.sweepAngle },
    ];
  }

  if (geometry instanceof ProxyPolyline) {
    return [{ kind: 'line', points: geometry.points.map(pointOf), closed: geometry instanceof ProxyPolygon }];
  }

  if (geometry instanceof ProxyShell) {
    return geometry.faces.map((face) => ({
      kind: 'line',
      points: face.flatMap((index) => (geometry.vertices[index] ? [pointOf(geometry.vertices[index])] : [])),
      closed: true,
    }));
  }

  return [];
}
