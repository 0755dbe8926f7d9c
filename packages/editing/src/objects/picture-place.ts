import type { Crop, PicturePlace } from '@octavo/contract/edits/objects';
import type { Point } from '@octavo/contract/edits/primitives';
import type { Matrix } from '@octavo/pdf/matrix';
import { centreOf } from '../geometry/bounds.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import { rotated } from '../geometry/vectors.ts';

/** Crop of a picture that is shown whole. */
export const wholePicture: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** Matrix from the unit square of a picture, y upwards, to user space that puts its cropped part into a place. */
export function placeMatrix(space: PageSpace, { box, angle, crop, mirrored }: PicturePlace): Matrix {
  const centre = centreOf(box);
  const pointOf = (u: number, v: number): Point => {
    const across = (mirrored ? crop.right - u : u - crop.left) / (crop.right - crop.left);
    const down = (1 - v - crop.top) / (crop.bottom - crop.top);
    const point = { x: box.left + across * box.width, y: box.top + down * box.height };

    return rotated(point, centre, -angle);
  };
  const [e = 0, f = 0, x = 0, y = 0, upX = 0, upY = 0] = space.toUser([
    pointOf(0, 0),
    pointOf(1, 0),
    pointOf(0, 1),
  ]);

  return [x - e, y - f, upX - e, upY - f, e, f];
}

/** Cosine of the angle between the sides of a picture from which it counts as slanted. */
const slantedCosine = 0.01;

/** Place of the cropped part of a picture; `isSlanted` for one whose sides are not perpendicular. */
export function readPlace(
  space: PageSpace,
  [a, b, c, d, e, f]: Matrix,
  crop: Crop,
): { readonly place: PicturePlace; readonly isSlanted: boolean } {
  const at = (u: number, v: number) => [a * u + c * v + e, b * u + d * v + f] as const;
  const middle = at((crop.left + crop.right) / 2, 1 - (crop.top + crop.bottom) / 2);
  const [zero, right, up, centre] = space.toShown([...at(0, 0), ...at(1, 0), ...at(0, 1), ...middle]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const across = { x: right.x - zero.x, y: right.y - zero.y };
  const upwards = { x: up.x - zero.x, y: up.y - zero.y };
  const [fullWidth, fullHeight] = [Math.hypot(across.x, across.y), Math.hypot(upwards.x, upwards.y)];
  const mirrored = across.x * upwards.y - across.y * upwards.x > 0;
  const sign = mirrored ? -1 : 1;
  const angle = (Math.atan2(across.y * sign, across.x * sign) * 180) / Math.PI;
  const width = rounded(fullWidth * (crop.right - crop.left));
  const height = rounded(fullHeight * (crop.bottom - crop.top));
  const slant = Math.abs(across.x * upwards.x + across.y * upwards.y);

  return {
    place: {
      box: { left: rounded(centre.x - width / 2), top: rounded(centre.y - height / 2), width, height },
      // Adding zero turns -0 into 0.
      angle: (angle <= -179.9995 ? 180 : rounded(angle)) + 0,
      crop,
      mirrored,
    },
    isSlanted: slant > slantedCosine * fullWidth * fullHeight,
  };
}

/**
 * Place for another picture in that of one, as large as fits. It is turned back by `quarters` of a full turn: rows
 * that are stored sideways belong to the old picture.
 */
export function placeFor(
  { box, angle }: PicturePlace,
  quarters: number,
  { width, height }: { readonly width: number; readonly height: number },
): PicturePlace {
  const [across, down] = quarters % 2 === 0 ? [box.width, box.height] : [box.height, box.width];
  const scale = Math.min(across / width, down / height);
  const { x, y } = centreOf(box);

  return {
    box: {
      left: x - (width * scale) / 2,
      top: y - (height * scale) / 2,
      width: width * scale,
      height: height * scale,
    },
    angle: angle - quarters * 90,
    crop: wholePicture,
    mirrored: false,
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
