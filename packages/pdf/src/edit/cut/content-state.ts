import type { MeasuredFont } from '../../content/fonts/measured-font.ts';
import { identity, type Matrix, matrixOf, multiply } from '../../matrix.ts';
import type { PdfObject } from '../../objects.ts';
import type { PdfRectangle } from '../../pages/page-tree.ts';

/** Graphics state as far as it decides where something is painted (ISO 32000-2, tables 51 and 102). */
export interface ContentState {
  matrix: Matrix;
  /** Bounds of the clip in user space; null when nothing is clipped. */
  clip: PdfRectangle | null;
  lineWidth: number;
  miterLimit: number;
  font: MeasuredFont | null;
  size: number;
  charSpace: number;
  wordSpace: number;
  /** Horizontal scale, 1 for 100 per cent. */
  stretch: number;
  leading: number;
  rise: number;
  renderMode: number;
  /** Names of the patterns that fill and stroke. */
  fillPattern: string | null;
  strokePattern: string | null;
}

export function initialState(matrix: Matrix = identity): ContentState {
  return {
    matrix,
    clip: null,
    lineWidth: 1,
    miterLimit: 10,
    font: null,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    fillPattern: null,
    strokePattern: null,
  };
}

/** Half of the line width with the tips of its corners, in user space. */
export function strokeMargin(state: ContentState): number {
  // A line of width 0 is as wide as a dot of the device.
  return Math.max(1, halfLineWidth(state) * Math.max(Math.SQRT2, state.miterLimit));
}

/** Half of the line width in user space. */
export function halfLineWidth({ matrix: [a, b, c, d], lineWidth }: ContentState): number {
  return (lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d))) / 2;
}

/** Sets a parameter of the state by its operator; false for operators that set none. */
export function setParameter(state: ContentState, operator: string, operands: readonly PdfObject[]): boolean {
  const value = operands.at(-1);
  const number = typeof value === 'number' ? value : 0;

  switch (operator) {
    case 'cm': {
      const change = matrixOf(operands.slice(-6));
      state.matrix = change === undefined ? state.matrix : multiply(change, state.matrix);
      return true;
    }
    case 'w':
      state.lineWidth = Math.abs(number);
      return true;
    case 'M':
      state.miterLimit = number;
      return true;
    case 'Tc':
      state.charSpace = number;
      return true;
    case 'Tw':
      state.wordSpace = number;
      return true;
    case 'Tz':
      state.stretch = number / 100;
      return true;
    case 'TL':
      state.leading = number;
      return true;
    case 'Ts':
      state.rise = number;
      return true;
    case 'Tr':
      state.renderMode = number;
      return true;
    default:
      return false;
  }
}
