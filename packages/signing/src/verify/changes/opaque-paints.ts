import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { PdfDocument } from '@octavo/pdf/document';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { sidesOf } from '@octavo/pdf/matrix';
import { PdfName, type PdfObject } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';

/** Area that hides what is below it, in the coordinates of its form. */
export interface OpaquePaint {
  readonly bounds: PdfRectangle;
  readonly isWhite: boolean;
}

/** Blend modes through which dark letters stay readable, as those of highlights do. */
const readableBlends = new Set(['Multiply', 'Darken', 'ColorBurn']);

/** Opacity below which letters can be read through an area. */
const readableOpacity = 0.7;

/** Width of a line, in units of the form, from which it hides letters. */
const hidingWidth = 4;

interface PaintState {
  readonly isSheer: boolean;
  readonly lineWidth: number;
}

/** Areas of an appearance that letters below cannot be read through. */
export function opaquePaints(document: PdfDocument, { objects }: PageInterpretation): OpaquePaint[] {
  const states = new Map<string, readonly PaintState[]>();

  return objects.flatMap((object): OpaquePaint[] => {
    const state = stateAt(document, states, object.drawing, object.range.index);

    if (state.isSheer || !object.isVisible) {
      return [];
    }

    const bounds = hidingBounds(object, state.lineWidth);

    return bounds === null ? [] : [{ bounds, isWhite: object.kind === 'path' && isWhite(colourOf(object)) }];
  });
}

/** Area of what is filled, or of a line as thick as a letter; null for thin lines. */
function hidingBounds(
  { kind, operator, bounds, matrix }: PaintedObject,
  lineWidth: number,
): PdfRectangle | null {
  if (kind !== 'path' || /^[fFbB]/.test(operator)) {
    return bounds;
  }

  const width = lineWidth * Math.max(...sidesOf(matrix));

  if (!/^[sS]$/.test(operator) || width < hidingWidth) {
    return null;
  }

  const [left, bottom, right, top] = bounds;

  return [left - width / 2, bottom - width / 2, right + width / 2, top + width / 2];
}

function colourOf({ operator, fill, stroke }: PaintedObject): string {
  return /^[sS]$/.test(operator) ? stroke : fill;
}

/** True for colours of the device spaces that are nearly white. */
function isWhite(operators: string): boolean {
  const words = operators.trim().split(/\s+/);
  const operator = words.at(-1) ?? '';
  const numbers = words.map(Number).filter(Number.isFinite);

  return operator.toLowerCase() === 'k'
    ? numbers.every((number) => number < 0.1)
    : numbers.length > 0 && numbers.every((number) => number > 0.9);
}

/** State of an operator, with that of the operator which draws its form. */
function stateAt(
  document: PdfDocument,
  known: Map<string, readonly PaintState[]>,
  drawing: ContentDrawing,
  index: number,
): PaintState {
  const states = known.get(drawing.source.key) ?? statesOf(document, drawing);
  known.set(drawing.source.key, states);
  const own = states[index] ?? initial;
  const outer =
    drawing.drawnBy === null
      ? initial
      : stateAt(document, known, drawing.drawnBy.drawing, drawing.drawnBy.range.index);

  return { isSheer: own.isSheer || outer.isSheer, lineWidth: own.lineWidth };
}

const initial: PaintState = { isSheer: false, lineWidth: 1 };

/** State of each operator of a source, by its number. */
function statesOf(document: PdfDocument, { source, resources }: ContentDrawing): PaintState[] {
  const states: PaintState[] = [];
  const saved: PaintState[] = [];
  const graphics = document.dict(resources?.get('ExtGState') ?? null);
  let state = initial;

  eachOperator(source.content, (operator, operands) => {
    const [operand] = operands;

    if (operator === 'q') {
      saved.push(state);
    } else if (operator === 'Q') {
      state = saved.pop() ?? initial;
    } else if (operator === 'w' && typeof operand === 'number') {
      state = { ...state, lineWidth: operand };
    } else if (operator === 'gs' && operand instanceof PdfName) {
      state = { ...state, isSheer: isSheerIn(document, graphics?.get(operand.value) ?? null, state.isSheer) };
    }

    states.push(state);
  });

  return states;
}

function isSheerIn(document: PdfDocument, object: PdfObject, before: boolean): boolean {
  const parameters = document.dict(object);
  const mode = parameters === null ? null : document.get(parameters, 'BM');
  const names = Array.isArray(mode) ? mode.map((name) => document.resolve(name)) : [mode];
  const opacity = parameters === null ? null : document.get(parameters, 'ca');
  const [blend] = names;

  if (blend instanceof PdfName && readableBlends.has(blend.value)) {
    return true;
  }

  if (typeof opacity === 'number') {
    return opacity < readableOpacity;
  }

  return blend instanceof PdfName ? false : before;
}
