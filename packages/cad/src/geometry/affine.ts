export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const origin: Point3 = { x: 0, y: 0, z: 0 };
export const xAxis: Point3 = { x: 1, y: 0, z: 0 };
export const zAxis: Point3 = { x: 0, y: 0, z: 1 };

/** An affine map of space: the images of the three axes, and of the origin. */
export interface Affine {
  readonly x: Point3;
  readonly y: Point3;
  readonly z: Point3;
  readonly o: Point3;
}

export const identity: Affine = { x: xAxis, y: { x: 0, y: 1, z: 0 }, z: zAxis, o: origin };

export function point(x: number, y: number, z = 0): Point3 {
  return { x, y, z };
}

export function applyTo(map: Affine, { x, y, z }: Point3): Point3 {
  return {
    x: map.x.x * x + map.y.x * y + map.z.x * z + map.o.x,
    y: map.x.y * x + map.y.y * y + map.z.y * z + map.o.y,
    z: map.x.z * x + map.y.z * y + map.z.z * z + map.o.z,
  };
}

/** Maps a vector by direction and length only; the translation does not apply. */
export function applyToVector(map: Affine, vector: Point3): Point3 {
  return minus(applyTo(map, vector), map.o);
}

/** Composes two maps: `inner` applies first, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  return {
    x: applyToVector(outer, inner.x),
    y: applyToVector(outer, inner.y),
    z: applyToVector(outer, inner.z),
    o: applyTo(outer, inner.o),
  };
}

/** Inverse of a map; null when the map is singular. */
export function inverseOf({ x, y, z, o }: Affine): Affine | null {
  const [first, second, third] = [cross(y, z), cross(z, x), cross(x, y)];
  const volume = dot(x, first);

  if (!Number.isFinite(1 / volume)) {
    return null;
  }

  const linear: Affine = {
    x: times(point(first.x, second.x, third.x), 1 / volume),
    y: times(point(first.y, second.y, third.y), 1 / volume),
    z: times(point(first.z, second.z, third.z), 1 / volume),
    o: origin,
  };

  return { ...linear, o: times(applyTo(linear, o), -1) };
}

export function translation({ x, y, z }: Point3): Affine {
  return { ...identity, o: { x, y, z } };
}

export function scaling(x: number, y = x, z = x): Affine {
  return { x: point(x, 0), y: point(0, y), z: point(0, 0, z), o: origin };
}

export function rotation(radians: number): Affine {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);

  return { x: point(cos, sin), y: point(-sin, cos), z: zAxis, o: origin };
}

export function plus(a: Point3, b: Point3): Point3 {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function minus(a: Point3, b: Point3): Point3 {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function times(vector: Point3, factor: number): Point3 {
  return { x: vector.x * factor, y: vector.y * factor, z: vector.z * factor };
}

export function dot(a: Point3, b: Point3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Point3, b: Point3): Point3 {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function lengthOf({ x, y, z }: Point3): number {
  return Math.hypot(x, y, z);
}

/** Scales the vector to length 1; returns `fallback` when it has no direction. */
export function unit(vector: Point3, fallback: Point3 = xAxis): Point3 {
  const length = lengthOf(vector);

  return length > 1e-12 && Number.isFinite(length) ? times(vector, 1 / length) : fallback;
}

export function isFinitePoint({ x, y, z }: Point3): boolean {
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
}

/**
 * A normal closer to the z axis than this takes the world y axis to derive its x axis (DXF reference,
 * arbitrary axis algorithm).
 */
const nearlyUp = 1 / 64;

/** Maps the object coordinates of a plane to world coordinates. */
export function planeOf(normal: Point3): Affine {
  const z = unit(normal, zAxis);

  if (z.x === 0 && z.y === 0 && z.z > 0) {
    return identity;
  }

  const isNearZ = Math.abs(z.x) < nearlyUp && Math.abs(z.y) < nearlyUp;
  const x = unit(cross(isNearZ ? identity.y : zAxis, z));

  return { x, y: unit(cross(z, x)), z, o: origin };
}

/** Scale factor of lengths on the page: the geometric mean of both directions. */
export function scaleOf(map: Affine): number {
  return Math.sqrt(Math.abs(map.x.x * map.y.y - map.x.y * map.y.x));
}

/** True when circles of the xy plane stay circles on the page. */
export function keepsCircles(map: Affine): boolean {
  const along = Math.hypot(map.x.x, map.x.y);
  const across = Math.hypot(map.y.x, map.y.y);
  const dot = map.x.x * map.y.x + map.x.y * map.y.y;

  return Math.abs(along - across) < 1e-3 * along && Math.abs(dot) < 1e-3 * along * across;
}
