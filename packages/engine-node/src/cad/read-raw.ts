import {
  type BlockRecord,
  type Entity,
  MultiLeader,
  PolylineFlags,
  VertexFlags,
} from '@node-projects/acad-ts';
import { compose, planeOf, rotation, translation } from '@octavo/cad/geometry/affine';
import type { CadShape, PolylineVertex } from '@octavo/cad/shapes';
import { numberOf, pointIn, type RawEntity } from './dxf-entities.ts';
import type { DxfGroup } from './dxf-groups.ts';
import { plainInsert } from './plain-insert.ts';
import { type EntityContext, grouped } from './reading.ts';

/** Reads data of DXF entities that the library drops; null for entities it reads completely. */
export function readRaw(
  entity: Entity,
  raw: RawEntity,
  records: readonly BlockRecord[],
  reader: EntityContext,
): CadShape | null {
  if (raw.type === 'ACAD_TABLE') {
    return tableOf(raw, records, reader);
  }

  if (raw.type === 'POLYLINE') {
    return polylineOf(entity, raw, reader);
  }

  if (raw.type === 'MULTILEADER' && entity instanceof MultiLeader) {
    completeLeader(entity, raw.groups);
  }

  return null;
}

function polylineOf(entity: Entity, { groups, vertices }: RawEntity, reader: EntityContext): CadShape | null {
  const flags = numberOf(groups, 70);
  const closed = (flags & PolylineFlags.ClosedPolylineOrClosedPolygonMeshInM) !== 0;
  const drawn = vertices.filter(
    (vertex) => (numberOf(vertex, 70) & VertexFlags.SplineFrameControlPoint) === 0,
  );

  if ((flags & PolylineFlags.PolyfaceMesh) !== 0) {
    return facesOf(entity, vertices, reader);
  }

  if ((flags & PolylineFlags.PolygonMesh) !== 0) {
    return meshOf(entity, groups, drawn, reader);
  }

  if ((flags & PolylineFlags.Polyline3D) !== 0) {
    return { kind: 'line', points: drawn.map((vertex) => pointIn(vertex, 10)), closed };
  }

  const widths = [numberOf(groups, 40), numberOf(groups, 41)] as const;

  return {
    kind: 'polyline',
    vertices: drawn.map((vertex): PolylineVertex => {
      const { x, y } = pointIn(vertex, 10);

      return {
        x,
        y,
        bulge: numberOf(vertex, 42),
        startWidth: numberOf(vertex, 40, widths[0]),
        endWidth: numberOf(vertex, 41, widths[1]),
      };
    }),
    closed,
    elevation: numberOf(groups, 30),
    normal: { x: numberOf(groups, 210), y: numberOf(groups, 220), z: numberOf(groups, 230, 1) },
    continuous: (flags & PolylineFlags.ContinuousLinetypePattern) !== 0,
  };
}

/**
 * Position vertices come first, then faces that refer to them by 1-based number; a negative number hides the
 * edge after it.
 */
function facesOf(entity: Entity, vertices: RawEntity['vertices'], reader: EntityContext): CadShape | null {
  const isPlace = (vertex: readonly DxfGroup[]) => (numberOf(vertex, 70) & VertexFlags.PolygonMesh3D) !== 0;
  const places = vertices.filter(isPlace).map((vertex) => pointIn(vertex, 10));
  const edges = vertices
    .filter((vertex) => !isPlace(vertex))
    .flatMap((face): CadShape[] => {
      const corners = [71, 72, 73, 74].map((code) => numberOf(face, code)).filter((corner) => corner !== 0);

      return corners.flatMap((corner, index): CadShape[] => {
        const from = places[Math.abs(corner) - 1];
        const to = places[Math.abs(corners[(index + 1) % corners.length] ?? 0) - 1];

        return corner > 0 && from !== undefined && to !== undefined
          ? [{ kind: 'line', points: [from, to], closed: false }]
          : [];
      });
    });

  return grouped(entity, reader, edges);
}

function meshOf(
  entity: Entity,
  groups: readonly DxfGroup[],
  vertices: RawEntity['vertices'],
  reader: EntityContext,
): CadShape | null {
  const isSmooth = (numberOf(groups, 70) & PolylineFlags.SplineFit) !== 0;
  const [rows, columns] = isSmooth
    ? [numberOf(groups, 73), numberOf(groups, 74)]
    : [numberOf(groups, 71), numberOf(groups, 72)];
  const places = vertices.map((vertex) => pointIn(vertex, 10));

  if (rows < 1 || columns < 1 || rows * columns > places.length) {
    return null;
  }

  const flags = numberOf(groups, 70);
  const along = Array.from({ length: rows }, (_, row): CadShape => {
    const points = places.slice(row * columns, (row + 1) * columns);

    return { kind: 'line', points, closed: (flags & PolylineFlags.ClosedPolygonMeshInN) !== 0 };
  });
  const across = Array.from({ length: columns }, (_, column): CadShape => {
    const points = places.filter((_place, index) => index < rows * columns && index % columns === column);
    const closed = (flags & PolylineFlags.ClosedPolylineOrClosedPolygonMeshInM) !== 0;

    return { kind: 'line', points, closed };
  });

  return grouped(entity, reader, [...along, ...across]);
}

/** Completes a leader with its connection points and the text of its content. */
function completeLeader({ contextData: context }: MultiLeader, groups: readonly DxfGroup[]): void {
  let rootIndex = -1;
  let inLine = false;

  for (const [index, { code, value }] of groups.entries()) {
    const root = context.leaderRoots[rootIndex];
    const mark = value.trim();

    if (code === 302 && mark === 'LEADER{') {
      rootIndex += 1;
    } else if (code === 304 && mark === 'LEADER_LINE{') {
      inLine = true;
    } else if (code === 305) {
      inLine = false;
    } else if (code === 304 && context.textLabel === '') {
      // DXF versions with these leaders are in UTF-8.
      context.textLabel = Buffer.from(value, 'latin1').toString('utf8');
    } else if (root !== undefined && !inLine && rootIndex >= 0) {
      const place = groups.slice(index, index + 3);

      if (code === 10) {
        Object.assign(root.connectionPoint, pointIn(place, 10));
      } else if (code === 11) {
        Object.assign(root.direction, pointIn(place, 11));
      } else if (code === 40 && root.landingDistance === 0) {
        root.landingDistance = numberOf([{ code, value }], 40);
      }
    }

    // The braces of the last leader close before anything else that has such codes.
    if (code === 303 && rootIndex === context.leaderRoots.length - 1) {
      rootIndex = context.leaderRoots.length;
    }
  }
}

/** The block a table is drawn by; a DXF file names it like the block of an insert. */
function tableOf(raw: RawEntity, records: readonly BlockRecord[], reader: EntityContext): CadShape | null {
  const name = raw.groups
    .find(({ code, value }) => code === 2 && value.startsWith('*T'))
    ?.value.toLowerCase();
  const record = records.find((candidate) => candidate.name.toLowerCase() === name);

  if (record === undefined) {
    return null;
  }

  const along = pointIn(raw.groups, 11);
  const placed = compose(translation(pointIn(raw.groups, 10)), rotation(Math.atan2(along.y, along.x)));

  return { ...plainInsert(reader.block(record)), frame: compose(planeOf({ x: 0, y: 0, z: 1 }), placed) };
}
