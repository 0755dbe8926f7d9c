import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { numbers } from '@octavo/pdf/edit/number-text';
import type { Matrix } from '@octavo/pdf/matrix';
import { rgbOf } from '../geometry/colors.ts';

/** Colours and lines that take the place of those of an object; what is absent stays. */
export type PathStyle = Pick<OperationOf<'path.style'>, 'fill' | 'stroke' | 'opacity'>;

/** Style after another change. */
export function mergedStyle(style: PathStyle, change: PathStyle): PathStyle {
  const { fill = style.fill, opacity = style.opacity } = change;
  const stroke =
    change.stroke === undefined
      ? style.stroke
      : change.stroke === null
        ? null
        : { ...style.stroke, ...change.stroke };

  return { fill, stroke, opacity };
}

/** Lengths of dashes and gaps as multiples of the width of the line. */
const dashesOf = { solid: [], dashed: [3, 2], dotted: [1, 1] } as const;

/** Operators that set colours and lines. `matrix` is the transformation in which the path is drawn. */
export function styleOperators({ fill, stroke }: PathStyle, matrix: Matrix, unit: number): string[] {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) * unit || 1;
  const width = stroke?.width === undefined ? null : stroke.width / scale;

  return [
    ...(typeof fill === 'string' ? [`${numbers(...rgbOf(fill))} rg`] : []),
    ...(stroke?.color === undefined ? [] : [`${numbers(...rgbOf(stroke.color))} RG`]),
    ...(width === null ? [] : [`${numbers(width)} w`]),
    ...(stroke?.style === undefined
      ? []
      : [`[${numbers(...dashesOf[stroke.style].map((length) => length * (width ?? 1 / scale)))}] 0 d`]),
  ];
}

/** Operator that paints a path without the filling or the line that a style removes. */
export function paintOperator(operator: string, { fill, stroke }: PathStyle): string {
  const fills = /^[fFbB]/.test(operator) && fill !== null;
  const strokes = /^[sSbB]/.test(operator) && stroke !== null;
  const closes = /^[sb]/.test(operator);

  if (fills && strokes) {
    return operator;
  }

  if (fills) {
    return operator.endsWith('*') ? 'f*' : 'f';
  }

  return strokes ? (closes ? 's' : 'S') : 'n';
}
