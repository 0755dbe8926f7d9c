import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Point } from '@octavo/contract/edits/primitives';
import { isMarkup } from '../document/annotation-geometry.ts';
import { boxAround, centreOf, contains, distanceToLine, grown } from '../document/geometry.ts';
import type { PageObject } from './page-objects.ts';

/** Topmost object at a point, `tolerance` points around it included. */
export function objectAt(
  objects: readonly PageObject[],
  point: Point,
  tolerance: number,
): PageObject | undefined {
  return objects.findLast((object) => isAt(object, point, tolerance));
}

function isAt({ annotation, link, box }: PageObject, point: Point, tolerance: number): boolean {
  if (!contains(grown(box, tolerance), point)) {
    return false;
  }

  if (link !== null) {
    return link.areas.some((area) => contains(area, point));
  }

  return annotation === null || isOnAnnotation(annotation, point, tolerance);
}

function isOnAnnotation(annotation: Annotation, point: Point, tolerance: number): boolean {
  if (isMarkup(annotation)) {
    return annotation.quads.some((quad) => contains(boxAround(quad), point));
  }

  switch (annotation.type) {
    case 'ink':
      return annotation.strokes.some((stroke) =>
        isOnPath(stroke, point, tolerance + annotation.stroke.width / 2),
      );
    case 'line':
      return isOnPath([annotation.from, annotation.to], point, tolerance + annotation.stroke.width / 2);
    case 'polyline':
      return isOnPath(annotation.points, point, tolerance + annotation.stroke.width / 2);
    case 'polygon':
      return (
        (annotation.fill !== null && contains(boxAround(annotation.points), point)) ||
        isOnPath(closed(annotation.points), point, tolerance + annotation.stroke.width / 2)
      );
    case 'callout': {
      const path = [centreOf(annotation.box), ...(annotation.knee ? [annotation.knee] : []), annotation.tip];

      return contains(annotation.box, point) || isOnPath(path, point, tolerance);
    }
    case 'rectangle':
    case 'ellipse': {
      // Through an unfilled shape, users reach the text behind it.
      const edge = tolerance + (annotation.stroke?.width ?? 0);
      const inner = grown(annotation.box, -edge);

      return annotation.fill !== null || inner.width <= 0 || inner.height <= 0 || !contains(inner, point);
    }
    default:
      return true;
  }
}

function isOnPath(path: readonly Point[], point: Point, tolerance: number): boolean {
  if (path.length === 1) {
    return distanceToLine(point, path[0]!, path[0]!) <= tolerance;
  }

  return path.some((to, index) => index > 0 && distanceToLine(point, path[index - 1]!, to) <= tolerance);
}

function closed(points: readonly Point[]): readonly Point[] {
  return [...points, ...points.slice(0, 1)];
}
