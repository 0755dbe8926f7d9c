import type { PathSegment } from '../path-operators.ts';
import type { ShownBox } from '../shown-space.ts';

/** Marks of buttons that are on (ISO 32000-2, table 192, CA, in ZapfDingbats). */
export type ButtonMark = 'check' | 'cross' | 'circle' | 'square' | 'diamond' | 'star';

const marks: Readonly<Record<string, ButtonMark>> = {
  '4': 'check',
  '3': 'check',
  '8': 'cross',
  '5': 'cross',
  l: 'circle',
  n: 'square',
  u: 'diamond',
  H: 'star',
};

/** Mark of the caption of a button; null for any other caption. */
export function markOf(caption: string): ButtonMark | null {
  return marks[caption] ?? null;
}

/** Caption of a button with a mark. */
export function captionOf(mark: ButtonMark): string {
  return Object.keys(marks).find((caption) => marks[caption] === mark) ?? '4';
}

/** Part of the circle around a star at which its inner corners lie. */
const starInner = 0.382;

/** Path of a mark in a box: strokes of a check and a cross, the outline of the others; a circle is one point. */
export function markPath(mark: ButtonMark, { left, top, width, height }: ShownBox): PathSegment[] {
  const at = (x: number, y: number) => [left + x * width, top + y * height] as const;

  switch (mark) {
    case 'check':
      return polyline([at(0, 0.55), at(0.38, 0.9), at(1, 0.1)]);
    case 'cross':
      return [...polyline([at(0.08, 0.08), at(0.92, 0.92)]), ...polyline([at(0.92, 0.08), at(0.08, 0.92)])];
    case 'circle':
      return polyline([at(0.5, 0.5), at(0.5, 0.5)]);
    case 'square':
      return polyline([at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)]);
    case 'diamond':
      return polyline([at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5)]);
    case 'star':
      return polyline(
        Array.from({ length: 10 }, (_, corner) => {
          const [radius, angle] = [corner % 2 === 0 ? 0.5 : 0.5 * starInner, (corner * Math.PI) / 5];

          return at(0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle));
        }),
      );
  }
}

/** True for a mark that is drawn with a pen. */
export function isStroked(mark: ButtonMark): boolean {
  return mark === 'check' || mark === 'cross' || mark === 'circle';
}

function polyline(points: readonly (readonly [number, number])[]): PathSegment[] {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}
