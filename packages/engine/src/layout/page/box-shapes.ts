import { holds } from '../boxes.ts';
import type { Box, PagePath } from '../page-content.ts';
import { pathParts, rectangleOf } from '../path-parts.ts';
import { lightnessOf, rgbOf } from './colour-contrast.ts';

/** Sides of a box to tick, in points. */
const smallest = 5;
const largest = 18;

/** How far a corner may lie from that of the box: the edges of a path include half the width of its line. */
const cornerPoints = 1.5;

/** Edges this near to each other are one. */
const same = 0.5;

/** The thickest border that two filled squares within each other make. */
const thickestBorder = 2.5;

/**
 * The outlines of small squares: stroked, or filled with ink around a lighter square. Of a double border the outer one
 * counts; a square with room around the one in it is a cell of a table.
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
          (holds(path, other) && widthOf(path) - widthOf(other) > 2 * thickestBorder) ||
          (holds(other, path, same) &&
            widthOf(other) - widthOf(path) <= 2 * thickestBorder &&
            isBefore(other, place, path, at)),
      ),
  );
}

/** Of two outlines of one box the larger one counts, of equal ones the first. */
function isBefore(one: PagePath, at: number, other: PagePath, place: number): boolean {
  const difference = widthOf(one) - widthOf(other);

  return Math.abs(difference) > same ? difference > 0 : at < place;
}

function isSquare(path: PagePath): boolean {
  const [width, height] = [widthOf(path), path.bottom - path.top];

  return (
    path.opacity > 0 &&
    Math.abs(width - height) < 1.5 &&
    width >= smallest &&
    width <= largest &&
    (hasFourCorners(path) || isFrame(path))
  );
}

/** An arrow is as wide as high, too, and drawn in as many lines. */
function hasFourCorners(path: PagePath): boolean {
  const lines = path.commands.filter(({ kind }) => kind === 'line').length;

  return (
    lines >= 3 &&
    lines <= 4 &&
    path.commands.every(
      (command) => command.kind === 'close' || (command.kind !== 'curve' && isCorner(command, path)),
    )
  );
}

function isCorner({ x, y }: { readonly x: number; readonly y: number }, path: Box): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < cornerPoints;

  return (isNear(x, path.left) || isNear(x, path.right)) && (isNear(y, path.top) || isNear(y, path.bottom));
}

/** A border as one filled path with an outer and an inner outline. */
function isFrame(path: PagePath): boolean {
  if (path.fill === null || path.stroke !== null || !isInk(path)) {
    return false;
  }

  const [one, other, ...more] = pathParts(path.commands).map(({ points }) => rectangleOf(points));

  return one != null && other != null && more.length === 0 && (isBorder(one, other) || isBorder(other, one));
}

/** A square of ink with a lighter one painted over all but its border. */
function isKnockedOut(path: PagePath, squares: readonly PagePath[]): boolean {
  return (
    isInk(path) &&
    squares.some(
      (inner) => inner.order > path.order && inner.fill !== null && !isInk(inner) && isBorder(path, inner),
    )
  );
}

function isInk({ fill }: PagePath): boolean {
  return fill !== null && lightnessOf(rgbOf(fill)) < 0.6;
}

function isBorder(outer: Box, inner: Box): boolean {
  const gaps = [
    inner.left - outer.left,
    inner.top - outer.top,
    outer.right - inner.right,
    outer.bottom - inner.bottom,
  ];

  return gaps.every((gap) => gap > 0.1 && gap < thickestBorder);
}

function widthOf({ left, right }: Box): number {
  return right - left;
}
