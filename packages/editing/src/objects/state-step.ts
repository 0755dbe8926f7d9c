import type { Matrix } from '@octavo/pdf/matrix';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';

interface StepDetails {
  /** Offset after the operator before it. */
  readonly start: number;
  readonly end: number;
  /** Transformation in effect before it. */
  readonly matrix: Matrix;
  /** Number of operators before it that paint. */
  readonly paintsBefore: number;
  /** Operators that have the same effect on the state; null for its own bytes. */
  readonly text: string | null;
  /** Matrix from the unit square to the shape of a clip; null for other shapes. */
  readonly shape: Matrix | null;
  /** Bounds of a clip in user space; null for other steps. */
  readonly bounds: PdfRectangle | null;
}

/** Operator that changes the graphics state of those after it, and through the one before it all that are in effect. */
export class StateStep implements StepDetails {
  readonly kind: 'save' | 'state' | 'clip' | 'text-clip' | 'mask' | 'no-mask';
  readonly previous: StateStep | null;
  readonly start: number;
  readonly end: number;
  readonly matrix: Matrix;
  readonly paintsBefore: number;
  readonly text: string | null;
  readonly shape: Matrix | null;
  readonly bounds: PdfRectangle | null;
  /** Number of operators that paint while it is in effect. */
  paints = 0;

  constructor(kind: StateStep['kind'], previous: StateStep | null, details: StepDetails) {
    this.kind = kind;
    this.previous = previous;
    this.start = details.start;
    this.end = details.end;
    this.matrix = details.matrix;
    this.paintsBefore = details.paintsBefore;
    this.text = details.text;
    this.shape = details.shape;
    this.bounds = details.bounds;
  }
}

/** Steps in effect at one of them, the latest first. */
export function* stepsBack(from: StateStep | null): Generator<StateStep> {
  for (let step = from; step !== null; step = step.previous) {
    yield step;
  }
}

/** Ends the effect of a step and those before it, up to and with `first`. */
export function closeSteps(last: StateStep | null, first: StateStep | null, paints: number): void {
  for (const step of stepsBack(last)) {
    step.paints = paints - step.paintsBefore;

    if (step === first) {
      return;
    }
  }
}
