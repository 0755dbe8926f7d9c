import type { Box, Colour, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import { areaOf, heightOf, widthOf } from '../../boxes.ts';
import type { LineStroke } from '../../model.ts';
import { boxOfPoints, pathParts, rectangleOf } from '../../path-parts.ts';

/** An outline that may contain text: a comment box, a bubble, a step of a flow chart. */
export interface PageShape extends Box {
  readonly isRectangle: boolean;
  readonly background: Colour | null;
  readonly border: LineStroke | null;
  /** Paths that paint the shape, often one for its area and one for its outline. */
  readonly paths: readonly PagePath[];
}

const thresholds = {
  /** Smallest shape that holds text, in points: width. */
  narrowest: 20,

  /** The same: height. */
  lowest: 10,

  /** Share of the page area from which a shape is the background of the page. */
  mostOfPage: 0.6,

  /** Maximum number of outlines; drawings with more are not boxes with text. */
  mostShapes: 400,

  /** Largest difference between the sides of the area and the outline of one shape, in points. */
  sameSide: 2,
};

const white = 'ffffff';

interface PathOutline extends Box {
  readonly path: PagePath;
  readonly isRectangle: boolean;
}

/** The closed outlines of a page in painting order. */
export function shapesOf({ paths, widthPoints, heightPoints }: PageContent): PageShape[] {
  const outlines = paths.flatMap((path) => {
    const outline = path.opacity > 0 && isLarge(path) ? outlineOf(path) : null;

    return outline !== null && areaOf(outline) < widthPoints * heightPoints * thresholds.mostOfPage
      ? [outline]
      : [];
  });

  if (outlines.length > thresholds.mostShapes) {
    return [];
  }

  const groups: PathOutline[][] = [];

  for (const outline of outlines) {
    const group = groups.find(([first]) => first !== undefined && isSame(first, outline));

    if (group === undefined) {
      groups.push([outline]);
    } else {
      group.push(outline);
    }
  }

  return groups.flatMap(shapeOf);
}

/** True for a visible shape. A white one without a border only hides what was painted before it. */
export function isSeen({ background, border }: PageShape): boolean {
  return (background ?? white) !== white || border !== null;
}

function isLarge(box: Box): boolean {
  return widthOf(box) >= thresholds.narrowest && heightOf(box) >= thresholds.lowest;
}

function outlineOf(path: PagePath): PathOutline | null {
  const [part, ...others] = pathParts(path.commands);

  if (part === undefined || others.length > 0 || !(part.closed || path.fill !== null)) {
    return null;
  }

  const rectangle = part.curved ? null : rectangleOf(part.points);
  const box = rectangle ?? (part.curved ? path : boxOfPoints(part.points));
  const { left, top, right, bottom } = box;

  return { left, top, right, bottom, path, isRectangle: rectangle !== null };
}

function isSame(one: PathOutline, other: PathOutline): boolean {
  return (
    one.isRectangle === other.isRectangle &&
    Math.abs(one.left - other.left) < thresholds.sameSide &&
    Math.abs(one.right - other.right) < thresholds.sameSide &&
    Math.abs(one.top - other.top) < thresholds.sameSide &&
    Math.abs(one.bottom - other.bottom) < thresholds.sameSide
  );
}

function shapeOf(outlines: readonly PathOutline[]): PageShape[] {
  const [first] = outlines;

  if (first === undefined) {
    return [];
  }

  const { left, top, right, bottom, isRectangle } = first;
  const paths = outlines.map(({ path }) => path);
  const outlined = paths.findLast(({ stroke }) => stroke !== null && stroke !== white);

  return [
    {
      left,
      top,
      right,
      bottom,
      isRectangle,
      background: paths.findLast(({ fill }) => fill !== null)?.fill ?? null,
      border:
        outlined?.stroke == null ? null : { widthPoints: outlined.strokeWidth, colour: outlined.stroke },
      paths,
    },
  ];
}
