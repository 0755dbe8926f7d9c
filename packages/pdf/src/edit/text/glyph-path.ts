import { readLocations, readTrueType, type TrueTypeTables } from '../../font/truetype-subset.ts';
import { identity, type Matrix, mapPoint, multiply } from '../../matrix.ts';
import type { PathSegment } from '../path-operators.ts';

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** Levels of glyphs that consist of others; fonts have one or two. */
const deepest = 6;

/** Outlines of the glyphs of a TrueType program, in its units, y upwards. */
export class GlyphPaths {
  readonly #font: TrueTypeTables;
  readonly #locations: readonly number[];

  private constructor(font: TrueTypeTables, locations: readonly number[]) {
    this.#font = font;
    this.#locations = locations;
  }

  /** Null for a program of another kind. */
  static read(program: Uint8Array): GlyphPaths | null {
    const font = readTrueType(program);
    const locations = font === undefined ? undefined : readLocations(font);

    return font === undefined || locations === undefined ? null : new GlyphPaths(font, locations);
  }

  /** Empty for a glyph without ink. */
  pathOf(glyph: number): readonly PathSegment[] {
    return this.#contours(glyph, identity, 0).flatMap(contourPath);
  }

  #contours(glyph: number, matrix: Matrix, depth: number): readonly (readonly OutlinePoint[])[] {
    const [start = 0, end = 0] = this.#locations.slice(glyph, glyph + 2);
    const bytes = this.#font.tables.get('glyf')?.subarray(start, end);

    if (bytes === undefined || bytes.length < 10 || depth > deepest) {
      return [];
    }

    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = view.getInt16(0);

    if (count < 0) {
      return componentsOf(view).flatMap((part) =>
        this.#contours(part.glyph, multiply(part.matrix, matrix), depth + 1),
      );
    }

    return contoursOf(view, count).map((contour) =>
      contour.map((point) => {
        const [x, y] = mapPoint(matrix, point.x, point.y);

        return { x, y, isOn: point.isOn };
      }),
    );
  }
}

/** Flags of points (OpenType, glyf table, simple glyphs). */
const pointFlags = { on: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 } as const;

function contoursOf(view: DataView, count: number): readonly (readonly OutlinePoint[])[] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];

  while (flags.length < total) {
    const flag = view.getUint8(at);
    const repeats = (flag & pointFlags.repeats) === 0 ? 0 : view.getUint8(at + 1);
    at += repeats === 0 && (flag & pointFlags.repeats) === 0 ? 1 : 2;
    flags.push(...Array.from({ length: repeats + 1 }, () => flag));
  }

  const coordinates = (short: number, same: number) => {
    let value = 0;

    return flags.slice(0, total).map((flag) => {
      if ((flag & short) !== 0) {
        value += (flag & same) === 0 ? -view.getUint8(at) : view.getUint8(at);
        at += 1;
      } else if ((flag & same) === 0) {
        value += view.getInt16(at);
        at += 2;
      }

      return value;
    });
  };
  const xs = coordinates(pointFlags.shortX, pointFlags.sameX);
  const ys = coordinates(pointFlags.shortY, pointFlags.sameY);
  const points = xs.map((x, index) => ({
    x,
    y: ys[index] ?? 0,
    isOn: ((flags[index] ?? 0) & pointFlags.on) !== 0,
  }));

  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

/** Flags of components (OpenType, glyf table, composite glyphs). */
const partFlags = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

function componentsOf(view: DataView): readonly { readonly glyph: number; readonly matrix: Matrix }[] {
  const parts: { readonly glyph: number; readonly matrix: Matrix }[] = [];
  let at = 10;
  let flags: number = partFlags.more;

  while ((flags & partFlags.more) !== 0) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    at += 4;
    const isOffset = (flags & partFlags.offsets) !== 0;
    const [x, y] =
      (flags & partFlags.words) === 0
        ? [view.getInt8(at), view.getInt8(at + 1)]
        : [view.getInt16(at), view.getInt16(at + 2)];
    at += (flags & partFlags.words) === 0 ? 2 : 4;
    const fraction = () => {
      at += 2;

      return view.getInt16(at - 2) / 16_384;
    };
    let linear: readonly [number, number, number, number] = [1, 0, 0, 1];

    if ((flags & partFlags.scale) !== 0) {
      const scale = fraction();
      linear = [scale, 0, 0, scale];
    } else if ((flags & partFlags.twoScales) !== 0) {
      linear = [fraction(), 0, 0, fraction()];
    } else if ((flags & partFlags.matrix) !== 0) {
      linear = [fraction(), fraction(), fraction(), fraction()];
    }

    // Parts that are joined at points of their outlines do not occur in the fonts of the web.
    parts.push({ glyph, matrix: [...linear, isOffset ? x : 0, isOffset ? y : 0] });
  }

  return parts;
}

/** A closed contour of quadratic curves as cubic ones; between two control points lies a point of the curve. */
function contourPath(contour: readonly OutlinePoint[]): readonly PathSegment[] {
  const first = contour.findIndex(({ isOn }) => isOn);
  const [one, two] = contour;

  if (one === undefined || two === undefined) {
    return [];
  }

  const start = first === -1 ? middle(one, two) : (contour[first] ?? one);
  const rest =
    first === -1 ? [...contour.slice(1), one] : [...contour.slice(first + 1), ...contour.slice(0, first)];
  const path: PathSegment[] = [{ kind: 'move', x: start.x, y: start.y }];
  let from: OutlinePoint = start;
  let control: OutlinePoint | null = null;

  for (const point of [...rest, start]) {
    if (control === null) {
      if (point.isOn) {
        path.push({ kind: 'line', x: point.x, y: point.y });
        from = point;
      } else {
        control = point;
      }

      continue;
    }

    const to: OutlinePoint = point.isOn ? point : middle(control, point);
    path.push(curve(from, control, to));
    from = to;
    control = point.isOn ? null : point;
  }

  return [...path, { kind: 'close' }];
}

function middle(one: OutlinePoint, other: OutlinePoint): OutlinePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOn: true };
}

function curve(from: OutlinePoint, control: OutlinePoint, to: OutlinePoint): PathSegment {
  const near = (end: number, middlePoint: number) => end + ((middlePoint - end) * 2) / 3;

  return {
    kind: 'curve',
    points: [
      near(from.x, control.x),
      near(from.y, control.y),
      near(to.x, control.x),
      near(to.y, control.y),
      to.x,
      to.y,
    ],
  };
}
