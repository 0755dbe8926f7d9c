import type { Crop, PicturePlace } from '@octavo/contract/edits/objects';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { boxAround, centreOf, rounded, roundedBox, shiftedBox } from '../document/geometry.ts';

/** Crop of a picture that is shown whole. */
export const wholePicture: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** Sides of a box that a handle moves: -1 left or top, 1 right or bottom, 0 none. */
export interface HandleSides {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Smallest side of a graphic, in points. */
const leastSide = 2;

/** Point after a rotation clockwise around another one. */
export function turned({ x, y }: Point, centre: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [x - centre.x, y - centre.y];

  return { x: centre.x + dx * cosine - dy * sine, y: centre.y + dx * sine + dy * cosine };
}

/** Smallest upright box around a turned one. */
export function outerBox({ box, angle }: Pick<PicturePlace, 'box' | 'angle'>): Box {
  return angle === 0 ? box : boxAround(cornersOfPlace({ box, angle }));
}

/** Corners of a turned box, from the upper left one, clockwise. */
export function cornersOfPlace({ box, angle }: Pick<PicturePlace, 'box' | 'angle'>): readonly Point[] {
  const { left, top, width, height } = box;
  const centre = centreOf(box);

  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ].map((corner) => turned(corner, centre, angle));
}

export function movedPlace(place: PicturePlace, by: Point): PicturePlace {
  return { ...place, box: shiftedBox(place.box, by) };
}

/** The place after one of its handles was dragged; the opposite side stays where it is on the page. */
export function resizedPlace(
  place: PicturePlace,
  { x, y }: HandleSides,
  by: Point,
  keepsRatio: boolean,
): PicturePlace {
  const { box, angle } = place;
  const along = turned(by, { x: 0, y: 0 }, -angle);
  let width = Math.max(leastSide, box.width + x * along.x);
  let height = Math.max(leastSide, box.height + y * along.y);

  if (keepsRatio && x !== 0 && y !== 0 && box.width > 0 && box.height > 0) {
    const scale = Math.max(width / box.width, height / box.height);
    [width, height] = [box.width * scale, box.height * scale];
  }

  return sized(place, { width, height }, { x, y });
}

/** The place with another size; the side or corner opposite to `sides` stays where it is on the page. */
export function sized(
  place: PicturePlace,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: HandleSides,
): PicturePlace {
  const { box, angle } = place;
  const shift = turned(
    { x: (x * (width - box.width)) / 2, y: (y * (height - box.height)) / 2 },
    { x: 0, y: 0 },
    angle,
  );
  const centre = centreOf(box);

  return {
    ...place,
    box: roundedBox({
      left: centre.x + shift.x - width / 2,
      top: centre.y + shift.y - height / 2,
      width,
      height,
    }),
  };
}

/** Degrees to which a rotation snaps. */
const snapDegrees = 15;

/** The place turned so that its upper side looks at a point. */
export function turnedTo(place: PicturePlace, at: Point, isFree: boolean): PicturePlace {
  const centre = centreOf(place.box);
  const degrees = (Math.atan2(at.x - centre.x, centre.y - at.y) * 180) / Math.PI;
  const nearest = Math.round(degrees / snapDegrees) * snapDegrees;
  const isNear = Math.abs(degrees - nearest) < 3;

  return { ...place, angle: normalAngle(!isFree && isNear ? nearest : rounded(degrees)) };
}

/** The angle as one above -180 and up to 180 degrees. */
export function normalAngle(degrees: number): number {
  const turns = ((degrees % 360) + 360) % 360;

  return turns > 180 ? turns - 360 : turns;
}

/** The place after one side of its crop was dragged: the picture itself stays where it is. */
export function croppedPlace(place: PicturePlace, { x, y }: HandleSides, by: Point): PicturePlace {
  const { box, crop, angle, mirrored } = place;
  const along = turned(by, { x: 0, y: 0 }, -angle);
  // Size of the whole picture, and the part of it that lies outside of each side of the box.
  const full = { width: box.width / (crop.right - crop.left), height: box.height / (crop.bottom - crop.top) };
  const [leftShare, rightShare] = mirrored ? [1 - crop.right, 1 - crop.left] : [crop.left, crop.right];
  const left = x === -1 ? limited(leftShare + along.x / full.width, 0, rightShare - leastShare) : leftShare;
  const right = x === 1 ? limited(rightShare + along.x / full.width, leftShare + leastShare, 1) : rightShare;
  const top = y === -1 ? limited(crop.top + along.y / full.height, 0, crop.bottom - leastShare) : crop.top;
  const bottom =
    y === 1 ? limited(crop.bottom + along.y / full.height, crop.top + leastShare, 1) : crop.bottom;
  const next = sized(
    place,
    { width: (right - left) * full.width, height: (bottom - top) * full.height },
    { x, y },
  );

  return {
    ...next,
    crop: {
      left: share(mirrored ? 1 - right : left),
      right: share(mirrored ? 1 - left : right),
      top: share(top),
      bottom: share(bottom),
    },
  };
}

/** Place of the whole picture of which a place shows a part. */
export function uncropped(place: PicturePlace): PicturePlace {
  const far = 1e6;
  const first = croppedPlace(
    place,
    { x: -1, y: -1 },
    turned({ x: -far, y: -far }, { x: 0, y: 0 }, place.angle),
  );

  return croppedPlace(first, { x: 1, y: 1 }, turned({ x: far, y: far }, { x: 0, y: 0 }, place.angle));
}

export function isCropped({ crop }: PicturePlace): boolean {
  return crop.left > 0 || crop.top > 0 || crop.right < 1 || crop.bottom < 1;
}

export function isSamePlace(one: PicturePlace, other: PicturePlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Smallest part of a picture that a crop leaves. */
const leastShare = 0.02;

function limited(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function share(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
