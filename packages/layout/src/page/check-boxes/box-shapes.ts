import type { Box, PagePath } from '@octavo/pdf/content/page-content';
import { holds } from '../../boxes.ts';
import { pathParts, rectangleOf } from '../../path-parts.ts';
import { lightnessOf, rgbOf } from './colour-contrast.ts';

const thresholds = {
  /** Smallest and largest side of a check box, in points. */
  smallest: 5,
  largest: 18,

  /** Largest distance of a corner from the bounds of its path, which include half the line width. */
  cornerPoints: 1.5,

  /** Edges within this distance, in points, are the same. */
  same: 0.5,

  /** Thickest border formed by two nested filled squares, in points. */
  thickestBorder: 2.5,

  /** Largest difference between the sides of a square, in points. */
  square: 1.5,

  /** Number of lines of a drawn square: three when it is closed, else four. */
  leastLines: 3,

  /** The same: most lines. */
  mostLines: 4,

  /** Lightness, 0 to 1, below which a colour is ink. */
  inkLightness: 0.6,

  /** Thinnest border, in points; a thinner one is not seen. */
  thinnestBorder: 0.1,
};

/**
 * Outlines of small squares: stroked, or filled with ink around a lighter square. Of a double border the
 * outer one counts; a square with space around an inner one is a table cell.
 */
export function boxShapes(paths: readonly PagePath[]): readonly PagePath[] {
  const squares = paths.filter(isSquare);
  const outlines = squares.filter(
    (path) => path.stroke !== null || isFrame(path) || isKnockedOut(path, squares),
  );

  return outlines.filter(
    (path, at) =>
      !outlines.some(
        (other, place) =>
          (holds(path, other) && widthOf(path) - widthOf(other) > 2 * thresholds.thickestBorder) ||
          (holds(other, path, thresholds.same) &&
            widthOf(other) - widthOf(path) <= 2 * thresholds.thickestBorder &&
            isBefore(other, place, path, at)),
      ),
  );
}

/**
 * True when `one` takes precedence over `other`, another outline of the same box: the larger one, or the
 * first of equal ones.
 */
function isBefore(one: PagePath, at: number, other: PagePath, place: number): boolean {
  const difference = widthOf(one) - widthOf(other);

  return Math.abs(difference) > thresholds.same ? difference > 0 : at < place;
}

function isSquare(path: PagePath): boolean {
  const [width, height] = [widthOf(path), path.bottom - path.top];

  return (
    path.opacity > 0 &&
    Math.abs(width - height) < thresholds.square &&
    width >= thresholds.smallest &&
    width <= thresholds.largest &&
    (hasFourCorners(path) || isFrame(path))
  );
}

/** True when all points are corners of the box. An arrow may be as wide as high and have as many lines. */
function hasFourCorners(path: PagePath): boolean {
  const lines = path.commands.filter(({ kind }) => kind === 'line').length;

  return (
    lines >= thresholds.leastLines &&
    lines <= thresholds.mostLines &&
    path.commands.every(
      (command) => command.kind === 'close' || (command.kind !== 'curve' && isCorner(command, path)),
    )
  );
}

function isCorner({ x, y }: { readonly x: number; readonly y: number }, path: Box): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < thresholds.cornerPoints;

  return (isNear(x, path.left) || isNear(x, path.right)) && (isNear(y, path.top) || isNear(y, path.bottom));
}

/** True for a border drawn as one filled path with an outer and an inner outline. */
function isFrame(path: PagePath): boolean {
  if (path.fill === null || path.stroke !== null || !isInk(path)) {
    return false;
  }

  const [one, other, ...more] = pathParts(path.commands).map(({ points }) => rectangleOf(points));

  return one != null && other != null && more.length === 0 && (isBorder(one, other) || isBorder(other, one));
}

/** True for a square of ink with a lighter one painted over all but its border. */
function isKnockedOut(path: PagePath, squares: readonly PagePath[]): boolean {
  return (
    isInk(path) &&
    squares.some(
      (inner) => inner.order > path.order && inner.fill !== null && !isInk(inner) && isBorder(path, inner),
    )
  );
}

function isInk({ fill }: PagePath): boolean {
  return fill !== null && lightnessOf(rgbOf(fill)) < thresholds.inkLightness;
}

function isBorder(outer: Box, inner: Box): boolean {
  const gaps = [
    inner.left - outer.left,
    inner.top - outer.top,
    outer.right - inner.right,
    outer.bottom - inner.bottom,
  ];

  return gaps.every((gap) => gap > thresholds.thinnestBorder && gap < thresholds.thickestBorder);
}

function widthOf({ left, right }: Box): number {
  return right - left;
}
