import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { eachOperator } from '@octavo/pdf/content/content-operators';
import { matrixText } from '@octavo/pdf/edit/number-text';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import type { PdfRef } from '@octavo/pdf/objects';
import { cropOperators } from './base-crop.ts';
import { inverseOf } from './matrices.ts';
import { movedPatterns } from './moved-patterns.ts';
import { isMoved, type WrittenObject } from './object-change.ts';
import type { EditedObject } from './page-object.ts';
import { paintOperator, styleOperators } from './path-style.ts';
import { uprightMatrix } from './upright-picture.ts';

/** Resources of a drawing for the operators that are written into it. */
export interface DrawingResources {
  readonly editor: PdfEditor;
  /** Size of a unit of user space in points. */
  readonly unit: number;
  nameOf(category: 'XObject' | 'ExtGState' | 'Pattern', ref: PdfRef): string;
}

/** Operators of a changed object, and those of its effect on what follows it. */
export function paintedText(object: EditedObject, resources: DrawingResources): WrittenObject {
  const { painted, isDeleted } = object;
  const { range, drawing } = painted;
  const bytes = drawing.source.content.subarray(range.start, range.end);
  const path = painted.kind === 'path' ? readPath(bytes) : null;
  const effect = path !== null && path.hasEffect ? `${path.construction} n` : '';

  if (isDeleted) {
    return { text: '', effect };
  }

  const paint =
    path === null
      ? (pictureOperators(object, resources) ?? bytesToBinary(bytes))
      : `${path.construction} ${paintOperator(painted.operator, object.look)}`;
  const text = ['q', ...stateOperators(object, resources), ...matrixOperators(object), paint, 'Q'].join('\n');

  return { text, effect };
}

function stateOperators(object: EditedObject, { editor, unit, nameOf }: DrawingResources): string[] {
  const { painted, look, change } = object;
  const { opacity } = look;
  const patterns = isMoved(object)
    ? movedPatterns(editor.changes, painted, change, (ref) => nameOf('Pattern', ref))
    : [];

  return [
    ...patterns,
    ...styleOperators(look, painted.matrix, unit),
    ...(opacity === undefined ? [] : [`/${nameOf('ExtGState', editor.graphicsState({ opacity }))} gs`]),
  ];
}

/** Operators that lead from the state of the object to its new place. */
function matrixOperators(object: EditedObject): string[] {
  const { painted, matrix, change, picture } = object;
  const back = inverseOf(painted.matrix);

  if (back === null || (!isMoved(object) && picture === null && !object.hasOwnCrop)) {
    return [];
  }

  if (painted.kind !== 'image') {
    return [`${matrixText(localMatrix(painted.matrix, change) ?? [1, 0, 0, 1, 0, 0])} cm`];
  }

  return [
    `${matrixText(multiply(matrix, back))} cm`,
    ...cropOperators(object.crop),
    ...(picture === null ? [] : [`${matrixText(uprightMatrix(picture, [1, 0, 0, 1, 0, 0]))} cm`]),
  ];
}

function pictureOperators({ picture }: EditedObject, { editor, nameOf }: DrawingResources): string | null {
  return picture === null ? null : `/${nameOf('XObject', editor.image(picture))} Do`;
}

/** Transformation in the coordinates of a matrix that equals one of user space; null without an inverse. */
export function localMatrix(matrix: Matrix, change: Matrix): Matrix | null {
  const back = inverseOf(matrix);

  return back === null ? null : multiply(multiply(matrix, change), back);
}

const pathOnly: ReadonlySet<string> = new Set('m l c v y h re f F f* B B* b b* s S'.split(' '));

/** Operators of a path without the one that paints it. Its clip and the states it sets count for what follows. */
function readPath(bytes: Uint8Array): { readonly construction: string; readonly hasEffect: boolean } {
  let end = 0;
  let hasEffect = false;

  eachOperator(bytes, (operator, _operands, start) => {
    end = start;
    hasEffect ||= !pathOnly.has(operator);
  });

  return { construction: bytesToBinary(bytes.subarray(0, end)), hasEffect };
}
