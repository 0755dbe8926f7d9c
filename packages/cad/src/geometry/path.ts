import type { CadBox } from './box.ts';

export const moveTo = 0;
export const lineTo = 1;
export const curveTo = 2;
export const closePath = 3;

/** Number of coordinates that follow each command. */
export const operands = [2, 2, 6, 0] as const;

/** Lines and cubic curves on the page, as one flat array of commands and coordinates. */
export class Path {
  readonly data: number[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  get isEmpty(): boolean {
    return this.data.length === 0;
  }

  get x(): number {
    return this.#x;
  }

  get y(): number {
    return this.#y;
  }

  move(x: number, y: number): void {
    this.data.push(moveTo, x, y);
    this.#startX = x;
    this.#startY = y;
    this.#at(x, y);
  }

  line(x: number, y: number): void {
    this.data.push(lineTo, x, y);
    this.#at(x, y);
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.data.push(curveTo, x1, y1, x2, y2, x, y);
    this.#at(x, y);
  }

  close(): void {
    this.data.push(closePath);
    this.#at(this.#startX, this.#startY);
  }

  polygon(corners: readonly { readonly x: number; readonly y: number }[]): this {
    for (const [index, { x, y }] of corners.entries()) {
      if (index === 0) {
        this.move(x, y);
      } else {
        this.line(x, y);
      }
    }

    this.close();

    return this;
  }

  #at(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }
}

export function isFinitePath({ data }: Path): boolean {
  for (const number of data) {
    if (!Number.isFinite(number)) {
      return false;
    }
  }

  return true;
}

/** Bounding box of all points and control points of a path; null for an empty path. */
export function hullOf({ data }: Path): CadBox | null {
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;

  for (let at = 0; at < data.length; ) {
    const count = operands[data[at] as 0 | 1 | 2 | 3];

    for (let index = at + 1; index <= at + count; index += 2) {
      const x = data[index]!;
      const y = data[index + 1]!;
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }

    at += 1 + count;
  }

  return left <= right && bottom <= top ? { left, bottom, right, top } : null;
}

/** Curve parameters sampled for the bounds; control points may lie far outside the curve. */
const samples = [0.25, 0.5, 0.75] as const;

/** Bounding box of the visible path; null when it is empty or not finite. */
export function boundsOf({ data }: Path): CadBox | null {
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;
  let x = 0;
  let y = 0;
  const reach = (toX: number, toY: number) => {
    left = toX < left ? toX : left;
    right = toX > right ? toX : right;
    bottom = toY < bottom ? toY : bottom;
    top = toY > top ? toY : top;
  };

  for (let at = 0; at < data.length; ) {
    const command = data[at] as 0 | 1 | 2 | 3;
    const count = operands[command];

    if (command === curveTo) {
      for (const t of samples) {
        reach(
          onCurve(x, data[at + 1]!, data[at + 3]!, data[at + 5]!, t),
          onCurve(y, data[at + 2]!, data[at + 4]!, data[at + 6]!, t),
        );
      }
    }

    if (count > 0) {
      x = data[at + count - 1]!;
      y = data[at + count]!;

      if (!Number.isFinite(x) || !Number.isFinite(y)) {
        return null;
      }

      reach(x, y);
    }

    at += 1 + count;
  }

  return left <= right && bottom <= top ? { left, bottom, right, top } : null;
}

/** Line segments per curve: the error is far below printer resolution. */
const piecesPerCurve = 12;

/** Converts the path to polygons, each flagged as closed or open. */
export function flatten({ data }: Path): { points: { x: number; y: number }[]; closed: boolean }[] {
  const parts: { points: { x: number; y: number }[]; closed: boolean }[] = [];
  let x = 0;
  let y = 0;

  for (let at = 0; at < data.length; ) {
    const command = data[at] as 0 | 1 | 2 | 3;
    const part = parts.at(-1);

    if (command === moveTo) {
      parts.push({ points: [{ x: data[at + 1]!, y: data[at + 2]! }], closed: false });
    } else if (command === lineTo) {
      part?.points.push({ x: data[at + 1]!, y: data[at + 2]! });
    } else if (command === curveTo) {
      for (let piece = 1; piece <= piecesPerCurve; piece += 1) {
        part?.points.push({
          x: onCurve(x, data[at + 1]!, data[at + 3]!, data[at + 5]!, piece / piecesPerCurve),
          y: onCurve(y, data[at + 2]!, data[at + 4]!, data[at + 6]!, piece / piecesPerCurve),
        });
      }
    } else if (part !== undefined) {
      part.closed = true;
    }

    at += 1 + operands[command];

    if (command !== closePath) {
      x = data[at - 2]!;
      y = data[at - 1]!;
    }
  }

  return parts;
}

function onCurve(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;

  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}
