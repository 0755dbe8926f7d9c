import { identity, type Matrix, matrixOf, multiply } from '../matrix.ts';
import { type PdfObject } from '../objects.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';
import type { ShownFont } from './glyph.ts';

/** Graphics state as far as the interpreter follows it (ISO 32000-2, tables 51 and 102). */
export interface GraphicsState {
  matrix: Matrix;
  clip: PdfRectangle;
  clipDepth: number;
  lineWidth: number;
  font: ShownFont | null;
  size: number;
  charSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  renderMode: number;
  fill: string;
  stroke: string;
  /** Colour spaces of `fill` and `stroke`, as written. */
  fillSpace: string;
  strokeSpace: string;
  // Renderers save and restore the pen too when content saves the state inside a text object.
  textMatrix: Matrix;
  lineMatrix: Matrix;
  /** Distance from the pen to that of a renderer with widths of whole thousandths, in text space. */
  drift: number;
}

export function initialState(clip: PdfRectangle): GraphicsState {
  return {
    matrix: identity,
    clip,
    clipDepth: 0,
    lineWidth: 1,
    font: null,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 100,
    leading: 0,
    rise: 0,
    renderMode: 0,
    fill: '',
    stroke: '',
    fillSpace: '',
    strokeSpace: '',
    textMatrix: identity,
    lineMatrix: identity,
    drift: 0,
  };
}

/** Sets a parameter by its operator; false for operators that set none. */
export function setParameter(
  state: GraphicsState,
  operator: string,
  operands: readonly PdfObject[],
): boolean {
  const value = numberOf(operands.at(-1));

  switch (operator) {
    case 'cm':
      state.matrix = multiply(matrixOf(operands.slice(-6)) ?? identity, state.matrix);
      return true;
    case 'w':
      state.lineWidth = Math.abs(value);
      return true;
    case 'Tc':
      state.charSpace = value;
      return true;
    case 'Tw':
      state.wordSpace = value;
      return true;
    case 'Tz':
      state.scale = value;
      return true;
    case 'TL':
      state.leading = value;
      return true;
    case 'Ts':
      state.rise = value;
      return true;
    case 'Tr':
      state.renderMode = value;
      return true;
    default:
      return false;
  }
}

/** Positions the pen; false for operators that don't. */
export function positionPen(state: GraphicsState, operator: string, operands: readonly PdfObject[]): boolean {
  switch (operator) {
    case 'BT':
      moveTo(state, identity);
      return true;
    case 'Td':
    case 'TD': {
      const [x, y] = [numberOf(operands.at(-2)), numberOf(operands.at(-1))];
      state.leading = operator === 'TD' ? -y : state.leading;
      moveTo(state, multiply([1, 0, 0, 1, x, y], state.lineMatrix));
      return true;
    }
    case 'Tm':
      moveTo(state, matrixOf(operands.slice(-6)) ?? state.lineMatrix);
      return true;
    case 'T*':
      nextLine(state);
      return true;
    default:
      return false;
  }
}

export function nextLine(state: GraphicsState): void {
  moveTo(state, multiply([1, 0, 0, 1, 0, -state.leading], state.lineMatrix));
}

export function numberOf(value: PdfObject | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function moveTo(state: GraphicsState, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.lineMatrix = matrix;
  state.drift = 0;
}
