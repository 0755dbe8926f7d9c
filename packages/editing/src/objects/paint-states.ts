import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import { type Matrix, matrixOf, multiply } from '@octavo/pdf/matrix';
import { PdfName, type PdfObject } from '@octavo/pdf/objects';
import { ClipShape } from './clip-shape.ts';
import { closeSteps, StateStep } from './state-step.ts';

/** Graphics state in which an operator paints. */
export interface PaintState {
  /** Last operator that changed the state; null at the start of the content. */
  readonly step: StateStep | null;
  readonly matrix: Matrix;
  /** True inside a text object, where no state may be saved. */
  readonly isInText: boolean;
}

/** States of one drawing of a content stream. */
export interface PaintStates {
  /** By the number of the operator that paints. */
  readonly states: ReadonlyMap<number, PaintState>;
  /** Number of operators that paint. */
  readonly paints: number;
  /** True when each state that is saved is restored, so that operators can be put around parts of the content. */
  readonly isBalanced: boolean;
}

const construction: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
  ['h', 0],
]);

const pathPainting: ReadonlySet<string> = new Set('f F f* B B* b b* S s n'.split(' '));

const parameters: ReadonlySet<string> = new Set(
  'cm w J j M d ri i gs g rg k cs sc scn G RG K CS SC SCN Tc Tw Tz TL Tf Tr Ts'.split(' '),
);

/** Effect of a named graphics state on the soft mask; null when it has none. */
export type MaskOf = (name: string) => 'mask' | 'no-mask' | null;

/** Reads the state of every operator of a drawing that paints. */
export function readPaintStates({ source, matrix }: ContentDrawing, maskOf: MaskOf): PaintStates {
  const reader = new StateReader(source.content, matrix, maskOf);
  let from = 0;
  let index = 0;

  eachOperator(source.content, (operator, operands, name, end) => {
    reader.take(operator, operands, { start: from, name, end, index });
    from = end;
    index += 1;
  });

  return reader.finish();
}

interface OperatorPlace {
  /** Offset after the operator before it. */
  readonly start: number;
  /** Offset of the operator itself, behind its operands. */
  readonly name: number;
  readonly end: number;
  readonly index: number;
}

class StateReader {
  readonly #content: Uint8Array;
  readonly #maskOf: MaskOf;
  readonly #states = new Map<number, PaintState>();
  readonly #saved: { readonly step: StateStep; readonly matrix: Matrix }[] = [];
  #step: StateStep | null = null;
  #matrix: Matrix;
  #path: { readonly start: number; readonly shape: ClipShape; clips: boolean } | null = null;
  #isInText = false;
  #clipsText = false;
  #paints = 0;
  #isBalanced = true;

  constructor(content: Uint8Array, matrix: Matrix, maskOf: MaskOf) {
    this.#content = content;
    this.#matrix = matrix;
    this.#maskOf = maskOf;
  }

  take(operator: string, operands: readonly PdfObject[], place: OperatorPlace): void {
    const count = construction.get(operator);

    if (count !== undefined) {
      this.#path ??= { start: place.start, shape: new ClipShape(), clips: false };
      this.#path.shape.add(operator, numbersOf(operands, count), this.#matrix);
    } else if (operator === 'W' || operator === 'W*') {
      this.#path = this.#path === null ? null : Object.assign(this.#path, { clips: true });
    } else if (pathPainting.has(operator)) {
      this.#paintPath(operator, place);
    } else if (parameters.has(operator)) {
      this.#setParameter(operator, operands, place);
    } else {
      this.#other(operator, operands, place);
    }
  }

  finish(): PaintStates {
    closeSteps(this.#step, null, this.#paints);

    return {
      states: this.#states,
      paints: this.#paints,
      isBalanced: this.#isBalanced && this.#saved.length === 0,
    };
  }

  #paintPath(operator: string, place: OperatorPlace): void {
    const path = this.#path;
    this.#path = null;

    if (path === null) {
      return;
    }

    if (operator !== 'n') {
      this.#paint(place);
    }

    if (path.clips) {
      const written = bytesToBinary(this.#content.subarray(path.start, place.name));
      const { parallelogram: shape, bounds } = path.shape;
      // The path is painted once, whatever becomes of its clip.
      const text = operator === 'n' ? null : `${written} n`;
      this.#push('clip', { start: path.start, end: place.end }, { text, shape, bounds });
    }
  }

  #setParameter(operator: string, operands: readonly PdfObject[], place: OperatorPlace): void {
    const last = operands.at(-1);
    const mask = operator === 'gs' && last instanceof PdfName ? this.#maskOf(last.value) : null;
    this.#push(mask ?? 'state', place);

    if (operator === 'cm') {
      this.#matrix = multiply(matrixOf(operands.slice(-6)) ?? [1, 0, 0, 1, 0, 0], this.#matrix);
    } else if (operator === 'Tr') {
      this.#clipsText = this.#isInText && typeof last === 'number' && last >= 4;
    }
  }

  #other(operator: string, operands: readonly PdfObject[], place: OperatorPlace): void {
    switch (operator) {
      case 'q':
        this.#push('save', place);
        this.#saved.push({ step: this.#step!, matrix: this.#matrix });
        break;
      case 'Q':
        this.#restore();
        break;
      case 'BT':
      case 'ET':
        this.#isInText = operator === 'BT';

        if (operator === 'ET' && this.#clipsText) {
          this.#push('text-clip', place);
          this.#clipsText = false;
        }

        break;
      case 'TD':
        this.#push('state', place, { text: `${-(numbersOf(operands, 2)[1] ?? 0)} TL` });
        break;
      case '"': {
        const [wordSpace = 0, charSpace = 0] = numbersOf(operands, 3);
        this.#push('state', place, { text: `${wordSpace} Tw ${charSpace} Tc` });
        this.#paint(place);
        break;
      }
      case 'Do':
      case 'EI':
      case 'sh':
      case 'Tj':
      case 'TJ':
      case "'":
        this.#paint(place);
        break;
    }
  }

  #paint({ index }: OperatorPlace): void {
    this.#paints += 1;
    this.#states.set(index, { step: this.#step, matrix: this.#matrix, isInText: this.#isInText });
  }

  #push(
    kind: StateStep['kind'],
    { start, end }: Pick<OperatorPlace, 'start' | 'end'>,
    more: Partial<Pick<StateStep, 'text' | 'shape' | 'bounds'>> = {},
  ): void {
    this.#step = new StateStep(kind, this.#step, {
      start,
      end,
      matrix: this.#matrix,
      paintsBefore: this.#paints,
      text: null,
      shape: null,
      bounds: null,
      ...more,
    });
  }

  #restore(): void {
    const saved = this.#saved.pop();

    if (saved === undefined) {
      this.#isBalanced = false;

      return;
    }

    closeSteps(this.#step, saved.step, this.#paints);
    this.#step = saved.step.previous;
    this.#matrix = saved.matrix;
  }
}

function numbersOf(operands: readonly PdfObject[], count: number): number[] {
  return count === 0 ? [] : operands.slice(-count).map((value) => (typeof value === 'number' ? value : 0));
}
