import { numbers } from './number-text.ts';

/** Red, green and blue from 0 to 1. */
export type RgbColor = readonly [number, number, number];

/** Part of a path, in points of the page as shown, y downwards. */
export type PathSegment =
  | { readonly kind: 'move' | 'line'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'curve';
      /** Two control points and the end: x1, y1, x2, y2, x, y. */
      readonly points: readonly [number, number, number, number, number, number];
    }
  | { readonly kind: 'close' };

export interface PathStroke {
  readonly color: RgbColor;
  readonly width: number;
  /** Alternating lengths of dashes and gaps. */
  readonly dashes?: readonly number[];
  /** Shape of ends and corners; `cut` when absent. */
  readonly ends?: 'cut' | 'round';
}

export interface PathPaint {
  readonly fill?: RgbColor;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: PathStroke;
}

export function pathOperators(segments: readonly PathSegment[], paint: PathPaint): string {
  const path = segments.map((segment) => {
    switch (segment.kind) {
      case 'move':
        return `${numbers(segment.x, segment.y)} m`;
      case 'line':
        return `${numbers(segment.x, segment.y)} l`;
      case 'curve':
        return `${numbers(...segment.points)} c`;
      case 'close':
        return 'h';
    }
  });

  return [
    ...(paint.fill === undefined ? [] : [`${numbers(...paint.fill)} rg`]),
    ...(paint.stroke === undefined ? [] : strokeState(paint.stroke)),
    ...path,
    paintOperator(paint),
  ].join('\n');
}

/** The segments of a rectangle. */
export function rectanglePath(box: {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}): readonly PathSegment[] {
  const [right, bottom] = [box.left + box.width, box.top + box.height];

  return [
    { kind: 'move', x: box.left, y: box.top },
    { kind: 'line', x: right, y: box.top },
    { kind: 'line', x: right, y: bottom },
    { kind: 'line', x: box.left, y: bottom },
    { kind: 'close' },
  ];
}

function strokeState({ color, width, dashes = [], ends = 'cut' }: PathStroke): string[] {
  const shape = ends === 'round' ? 1 : 0;

  return [
    `${numbers(...color)} RG`,
    `${numbers(width)} w ${shape} J ${shape} j`,
    ...(dashes.length === 0 ? [] : [`[${numbers(...dashes)}] 0 d`]),
  ];
}

function paintOperator({ fill, fillRule, stroke }: PathPaint): string {
  const star = fillRule === 'evenodd' ? '*' : '';

  if (fill === undefined) {
    return stroke === undefined ? 'n' : 'S';
  }

  return stroke === undefined ? `f${star}` : `B${star}`;
}
