import {
  type Entity,
  Leader,
  LeaderPathType,
  MLine,
  MultiLeader,
  Tolerance,
  Viewport,
  ViewportStatusFlags,
} from '@node-projects/acad-ts';
import { throughPoints } from '@octavo/cad/geometry/nurbs';
import type { CadShape, ToleranceShape, ViewportShape } from '@octavo/cad/shapes';
import { arrowhead, startOfLine } from './arrowhead.ts';
import { readMultiLeader } from './read-multileader.ts';
import { readMultiline } from './read-multiline.ts';
import { styleOf } from './read-tables.ts';
import { viewOf } from './read-view.ts';
import { type EntityContext, grouped, pointOf } from './reading.ts';

/** Leaders, multilines, tolerances and viewports; null for other entities. */
export function readAnnotation(entity: Entity, reader: EntityContext): CadShape | null {
  if (entity instanceof Leader) {
    return leaderOf(entity, reader);
  }

  if (entity instanceof MultiLeader) {
    return readMultiLeader(entity, reader);
  }

  if (entity instanceof MLine) {
    return readMultiline(entity, reader);
  }

  if (entity instanceof Tolerance) {
    return toleranceOf(entity);
  }

  return entity instanceof Viewport ? viewportOf(entity, reader) : null;
}

/** The overall scale of a dimension style; 0 leaves it to each viewport. */
function overallScale(scale: number): number {
  return scale > 0 ? scale : 1;
}

function leaderOf(leader: Leader, reader: EntityContext): CadShape | null {
  const points = leader.vertices.map(pointOf);
  const [tip, next] = points;

  if (tip === undefined || next === undefined) {
    return null;
  }

  const { style } = leader;
  const size = style.arrowSize * overallScale(style.scaleFactor);
  const isCurved = leader.pathType === LeaderPathType.Spline && points.length > 2;
  const start = leader.arrowHeadEnabled ? startOfLine(style.leaderArrow, tip, next, size) : tip;
  const line: CadShape = isCurved
    ? { kind: 'spline', curve: throughPoints(points, false) }
    : { kind: 'line', points: [start, ...points.slice(1)], closed: false };
  const head = leader.arrowHeadEnabled ? arrowhead(style.leaderArrow, tip, next, size, reader) : [];

  return grouped(leader, reader, [line, ...head]);
}

function toleranceOf(tolerance: Tolerance): ToleranceShape | null {
  const { style } = tolerance;
  const rows = tolerance.text
    .split(/\^J|\n|\\P/)
    .map((row) => row.split('%%v').filter((cell) => cell.trim() !== ''))
    .filter((row) => row.length > 0);

  if (rows.length === 0) {
    return null;
  }

  return {
    kind: 'tolerance',
    rows,
    at: pointOf(tolerance.insertionPoint),
    direction: pointOf(tolerance.direction),
    normal: pointOf(tolerance.normal),
    height: style.textHeight * overallScale(style.scaleFactor),
    style: styleOf(style.style),
  };
}

function viewportOf(viewport: Viewport, reader: EntityContext): ViewportShape | null {
  const isOff = (viewport.status & ViewportStatusFlags.ViewportOff) !== 0;

  // The first viewport of a layout is the sheet itself.
  if (viewport.representsPaper || isOff) {
    return null;
  }

  return {
    kind: 'viewport',
    center: pointOf(viewport.center),
    width: viewport.width,
    height: viewport.height,
    ...viewOf(viewport),
    frozen: new Set(viewport.frozenLayers.map((layer) => reader.tables.layer(layer))),
    boundary: viewport.boundary === null ? null : reader.shape(viewport.boundary),
  };
}
