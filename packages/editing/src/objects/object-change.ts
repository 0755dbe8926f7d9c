import type { ContentDrawing, OperatorRange } from '@octavo/pdf/interpret/content-source';
import type { Matrix } from '@octavo/pdf/matrix';
import { identity } from '@octavo/pdf/matrix';
import type { PaintState } from './paint-states.ts';

/** Points of user space. */
export type Points = readonly (readonly [number, number])[];

/** Operators of a changed object. */
export interface WrittenObject {
  /** Operators that paint it, in the state of its own; empty for a deleted one. */
  readonly text: string;
  /** Operators of its effect on what follows it, such as a clip. */
  readonly effect: string;
}

/** Change of one operator that paints: an object, or a form whose whole content changes alike. */
export interface ObjectChange {
  readonly drawing: ContentDrawing;
  readonly range: OperatorRange;
  readonly kind: 'image' | 'path' | 'shading' | 'form';
  readonly state: PaintState;
  /** Transformation of user space. */
  readonly change: Matrix;
  /** Corners before and after it. */
  readonly before: Points;
  readonly after: Points;
  /** True for an object that is painted besides the one of the base. */
  readonly isCopy: boolean;
  /** True when nothing but the transformation changes, so that objects that change alike can move together. */
  readonly isPlain: boolean;
  readonly isDeleted: boolean;
  /** Operators in its place; called once, as they may add resources to the drawing. */
  write(): WrittenObject;
}

export function isMoved({ change }: Pick<ObjectChange, 'change'>): boolean {
  return change.some((value, index) => Math.abs(value - identity[index]!) > 1e-9);
}

/** Equal for objects that change alike. */
export function changeKey({ change, isDeleted }: ObjectChange): string {
  return isDeleted ? 'deleted' : change.map((value) => value.toFixed(6)).join(' ');
}
