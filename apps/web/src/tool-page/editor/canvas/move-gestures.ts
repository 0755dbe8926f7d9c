import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { boxOf, moved, resized } from '../document/annotation-geometry.ts';
import { boxAround, cornersOf, distance, rounded, roundedPoint, shiftedBox } from '../document/geometry.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { Gesture, GesturePreview } from './gesture.ts';

/** Points that a press may move and still count as a click. */
const clickPoints = 2;

/** Moves an object with the pointer. */
export function moveGesture(
  object: PageObject,
  start: Point,
  setDraft: (draft: GesturePreview | null) => void,
  done: (by: Point) => void,
): Gesture {
  let by = { x: 0, y: 0 };

  return {
    move(places, keepsAxis) {
      const to = places.at(-1)!;
      by = { x: rounded(to.x - start.x), y: rounded(to.y - start.y) };

      if (keepsAxis) {
        by = Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
      }

      setDraft(
        object.annotation === null
          ? { kind: 'area', area: shiftedBox(object.box, by) }
          : { kind: 'annotation', annotation: moved(object.annotation, by) },
      );
    },
    end() {
      setDraft(null);

      if (distance(by, { x: 0, y: 0 }) > clickPoints) {
        done(by);
      }
    },
  };
}

/** Sides of a box that a handle moves: -1 left or top, 1 right or bottom, 0 none. */
export interface Handle {
  readonly name: string;
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const boxHandles: readonly Handle[] = [
  { name: 'top-left', x: -1, y: -1 },
  { name: 'top', x: 0, y: -1 },
  { name: 'top-right', x: 1, y: -1 },
  { name: 'right', x: 1, y: 0 },
  { name: 'bottom-right', x: 1, y: 1 },
  { name: 'bottom', x: 0, y: 1 },
  { name: 'bottom-left', x: -1, y: 1 },
  { name: 'left', x: -1, y: 0 },
];

/** Smallest side of an object, in points. */
const leastSide = 6;

/** Changes the size of an annotation by one of its handles. */
export function resizeGesture(
  annotation: Annotation,
  handle: Handle,
  start: Point,
  setDraft: (draft: GesturePreview | null) => void,
  done: (annotation: Annotation) => void,
): Gesture {
  const box = handledBox(annotation);
  let after: Annotation | null = null;

  return {
    move(places, keepsRatio) {
      const to = places.at(-1)!;
      const next = resizedBox(box, handle, { x: to.x - start.x, y: to.y - start.y }, keepsRatio);
      after = resized(annotation, next);
      setDraft(after === null ? null : { kind: 'annotation', annotation: after });
    },
    end() {
      setDraft(null);

      if (after !== null) {
        done(after);
      }
    },
  };
}

/** Box that the handles of an annotation surround: of a callout, that of its text. */
export function handledBox(annotation: Annotation): Box {
  if (annotation.type === 'ink') {
    return boxOf(annotation);
  }

  return 'box' in annotation ? annotation.box : boxOf(annotation);
}

/** Box after one of its handles was moved; it never becomes smaller than a handle. */
export function resizedBox(box: Box, { x, y }: Handle, by: Point, keepsRatio: boolean): Box {
  const [from, to] = cornersOf(box);
  const left = x === -1 ? Math.min(from.x + by.x, to.x - leastSide) : from.x;
  const right = x === 1 ? Math.max(to.x + by.x, from.x + leastSide) : to.x;
  const top = y === -1 ? Math.min(from.y + by.y, to.y - leastSide) : from.y;
  const bottom = y === 1 ? Math.max(to.y + by.y, from.y + leastSide) : to.y;
  const next = boxAround([
    { x: left, y: top },
    { x: right, y: bottom },
  ]);

  if (!keepsRatio || x === 0 || y === 0 || box.width === 0) {
    return next;
  }

  const height = (next.width / box.width) * box.height;

  return { ...next, height, top: y === -1 ? to.y - height : next.top };
}

/** Moves one of the points of a line, a path or a callout. */
export function pointGesture(
  annotation: Annotation,
  index: number,
  setDraft: (draft: GesturePreview | null) => void,
  done: (annotation: Annotation) => void,
): Gesture {
  let after: Annotation | null = null;

  return {
    move(places) {
      after = withPointAt(annotation, index, roundedPoint(places.at(-1)!));
      setDraft({ kind: 'annotation', annotation: after });
    },
    end() {
      setDraft(null);

      if (after !== null) {
        done(after);
      }
    },
  };
}

/** Points of an annotation that have handles of their own. */
export function pointsOf(annotation: Annotation): readonly Point[] {
  switch (annotation.type) {
    case 'line':
      return [annotation.from, annotation.to];
    case 'callout':
      return [annotation.tip];
    case 'polyline':
    case 'polygon':
      return annotation.points;
    default:
      return [];
  }
}

function withPointAt(annotation: Annotation, index: number, { x, y }: Point): Annotation {
  const point = { x, y };

  switch (annotation.type) {
    case 'line':
      return index === 0 ? { ...annotation, from: point } : { ...annotation, to: point };
    case 'callout':
      return { ...annotation, tip: point };
    case 'polyline':
    case 'polygon':
      return { ...annotation, points: annotation.points.with(index, point) };
    default:
      return annotation;
  }
}
