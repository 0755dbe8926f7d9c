import {
  Arc,
  Circle,
  Ellipse,
  type Entity,
  Face3D,
  InvisibleEdgeFlags,
  Line,
  LwPolyline,
  LwPolylineFlags,
  Mesh,
  Point,
  PolyfaceMesh,
  PolygonMesh,
  Polyline,
  Polyline2D,
  PolylineFlags,
  Ray,
  Spline,
  type Vertex,
  VertexFlags,
  XLine,
} from '@node-projects/acad-ts';
import { applyTo, cross, planeOf, point, times } from '@octavo/cad/geometry/affine';
import { isIntact, throughPoints } from '@octavo/cad/geometry/nurbs';
import type { ArcShape, CadShape, LineShape, Nurbs, PolylineShape, PolylineVertex } from '@octavo/cad/shapes';
import { type EntityContext, grouped, pointOf } from './reading.ts';

/** Lines, curves and meshes; null for other entities. */
export function readCurve(entity: Entity, reader: EntityContext): CadShape | null {
  if (entity instanceof Line) {
    return lineOf([entity.startPoint, entity.endPoint], false);
  }

  if (entity instanceof Circle) {
    return circleOf(entity);
  }

  if (entity instanceof Ellipse) {
    return ellipseOf(entity);
  }

  if (entity instanceof LwPolyline) {
    return lightPolylineOf(entity);
  }

  if (entity instanceof Polyline) {
    return polylineOf(entity, reader);
  }

  if (entity instanceof Spline) {
    return splineOf(entity);
  }

  if (entity instanceof Point) {
    return { kind: 'point', at: pointOf(entity.location), ...reader.points };
  }

  if (entity instanceof Ray || entity instanceof XLine) {
    const from = pointOf(entity instanceof Ray ? entity.startPoint : entity.firstPoint);

    return {
      kind: 'infinite',
      from,
      direction: pointOf(entity.direction),
      bothWays: entity instanceof XLine,
    };
  }

  if (entity instanceof Face3D) {
    return faceOf(entity, reader);
  }

  return entity instanceof Mesh ? meshOf(entity, reader) : null;
}

function lineOf(points: readonly { x: number; y: number; z?: number }[], closed: boolean): LineShape {
  return { kind: 'line', points: points.map(pointOf), closed };
}

function circleOf(circle: Circle): ArcShape {
  const plane = planeOf(pointOf(circle.normal));
  const isArc = circle instanceof Arc;
  const start = isArc ? circle.startAngle : 0;
  const turn = isArc ? (((circle.endAngle - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) : 0;

  return {
    kind: 'arc',
    center: applyTo(plane, pointOf(circle.center)),
    major: times(plane.x, circle.radius),
    minor: times(plane.y, circle.radius),
    start,
    // An arc that ends where it begins goes all the way round.
    sweep: turn < 1e-9 ? 2 * Math.PI : turn,
  };
}

function ellipseOf(ellipse: Ellipse): ArcShape {
  const major = pointOf(ellipse.majorAxisEndPoint);
  const across = cross(planeOf(pointOf(ellipse.normal)).z, major);
  const turn = ellipse.endParameter - ellipse.startParameter;
  const sweep = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);

  return {
    kind: 'arc',
    center: pointOf(ellipse.center),
    major,
    minor: times(across, ellipse.radiusRatio),
    start: ellipse.startParameter,
    sweep: sweep < 1e-9 ? 2 * Math.PI : sweep,
  };
}

function lightPolylineOf(line: LwPolyline): PolylineShape {
  const vertices = line.vertices.map((vertex) => ({
    x: vertex.location.x,
    y: vertex.location.y,
    bulge: vertex.bulge,
    startWidth: vertex.startWidth || line.constantWidth,
    endWidth: vertex.endWidth || line.constantWidth,
  }));

  return {
    kind: 'polyline',
    vertices,
    closed: line.isClosed,
    elevation: line.elevation,
    normal: pointOf(line.normal),
    continuous: (line.flags & LwPolylineFlags.Plinegen) !== 0,
  };
}

function polylineOf(line: Polyline, reader: EntityContext): CadShape | null {
  // All polyline vertices are of this type, although the collection is typed otherwise.
  const vertices = [...line.vertices] as unknown as Vertex[];

  if (line instanceof PolyfaceMesh) {
    return polyfaceOf(line, vertices, reader);
  }

  if (line instanceof PolygonMesh) {
    return gridOf(line, vertices, reader);
  }

  // A fitted spline is drawn by its curve, not by its control points.
  const drawn = vertices.filter(({ flags }) => (flags & VertexFlags.SplineFrameControlPoint) === 0);

  if (!(line instanceof Polyline2D)) {
    return lineOf(
      drawn.map(({ location }) => location),
      line.isClosed,
    );
  }

  return {
    kind: 'polyline',
    vertices: drawn.map((vertex) => ({
      x: vertex.location.x,
      y: vertex.location.y,
      bulge: vertex.bulge,
      startWidth: vertex.startWidth || line.startWidth,
      endWidth: vertex.endWidth || line.endWidth,
    })) satisfies PolylineVertex[],
    closed: line.isClosed,
    elevation: line.elevation,
    normal: pointOf(line.normal),
    continuous: (line.flags & PolylineFlags.ContinuousLinetypePattern) !== 0,
  };
}

function polyfaceOf(mesh: PolyfaceMesh, vertices: readonly Vertex[], reader: EntityContext): CadShape | null {
  const edges = mesh.faces.flatMap(({ index1, index2, index3, index4 }) => {
    const corners = [index1, index2, index3, index4].filter((index) => index !== 0);

    return corners.flatMap((corner, at) => {
      const from = vertices[Math.abs(corner) - 1];
      const to = vertices[Math.abs(corners[(at + 1) % corners.length] ?? 0) - 1];

      // A negative index hides the edge that begins there.
      return corner > 0 && from !== undefined && to !== undefined
        ? [lineOf([from.location, to.location], false)]
        : [];
    });
  });

  return grouped(mesh, reader, edges);
}

function gridOf(mesh: PolygonMesh, vertices: readonly Vertex[], reader: EntityContext): CadShape | null {
  const [rows, columns] = [mesh.mVertexCount, mesh.nVertexCount];

  if (rows * columns > vertices.length || rows < 1 || columns < 1) {
    return null;
  }

  const at = (row: number, column: number) => vertices[row * columns + column]?.location ?? point(0, 0);
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  const isClosedAcross = (mesh.flags & PolylineFlags.ClosedPolygonMeshInN) !== 0;
  const along = range(rows).map((row) =>
    lineOf(
      range(columns).map((column) => at(row, column)),
      isClosedAcross,
    ),
  );
  const across = range(columns).map((column) =>
    lineOf(
      range(rows).map((row) => at(row, column)),
      mesh.isClosed,
    ),
  );

  return grouped(mesh, reader, [...along, ...across]);
}

function meshOf(mesh: Mesh, reader: EntityContext): CadShape | null {
  const faces = mesh.faces.map((face) =>
    lineOf(
      face.flatMap((index) => mesh.vertices[index] ?? []),
      true,
    ),
  );

  return grouped(mesh, reader, faces);
}

function faceOf(face: Face3D, reader: EntityContext): CadShape | null {
  const corners = [face.firstCorner, face.secondCorner, face.thirdCorner, face.fourthCorner];
  const hidden = [
    InvisibleEdgeFlags.First,
    InvisibleEdgeFlags.Second,
    InvisibleEdgeFlags.Third,
    InvisibleEdgeFlags.Fourth,
  ];
  const edges = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length];

    return (face.flags & (hidden[index] ?? 0)) !== 0 || to === undefined ? [] : [lineOf([from, to], false)];
  });

  return grouped(face, reader, edges);
}

function splineOf(spline: Spline): CadShape | null {
  const curve: Nurbs = {
    degree: spline.degree,
    control: spline.controlPoints.map(pointOf),
    weights: isEven(spline.weights) ? [] : spline.weights,
    knots: spline.knots,
  };

  if (isIntact(curve)) {
    return { kind: 'spline', curve };
  }

  const points = (spline.fitPoints.length > 1 ? spline.fitPoints : spline.controlPoints).map(pointOf);

  return points.length < 2 ? null : { kind: 'spline', curve: throughPoints(points, spline.isClosed) };
}

export function isEven(weights: readonly number[]): boolean {
  return weights.every((weight) => Math.abs(weight - (weights[0] ?? 1)) < 1e-9);
}
