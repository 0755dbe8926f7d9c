import type { Matrix } from '@octavo/pdf/matrix';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { isWithin, rectangleIn } from './clip-shape.ts';
import { isMoved, type ObjectChange, type Points } from './object-change.ts';
import { type StateStep, stepsBack } from './state-step.ts';

/** A clip or mask that would change how a changed object looks: it moves along, or no longer clips the object. */
export type StepAction = 'move' | 'drop';

/** Clips and masks around an object that cannot stay as they are, the innermost first. */
export function bindingSteps(object: ObjectChange, page: PdfRectangle): ReadonlyMap<StateStep, StepAction> {
  const actions = new Map<StateStep, StepAction>();
  let isMaskKnown = false;

  for (const step of stepsBack(object.state.step)) {
    const { kind } = step;

    if (kind === 'mask' || kind === 'no-mask') {
      // A mask replaces the one before it.
      if (!isMaskKnown && kind === 'mask' && isMoved(object)) {
        actions.set(step, 'move');
      }

      isMaskKnown = true;
    } else if (kind === 'clip') {
      const action = clipAction(object, step.shape, page);

      if (action !== null) {
        actions.set(step, action);
      }
    }
  }

  return actions;
}

function clipAction(object: ObjectChange, shape: Matrix | null, page: PdfRectangle): StepAction | null {
  if (shape === null) {
    return isMoved(object) ? 'move' : null;
  }

  const after = object.after.map(([x, y]) => [
    Math.min(Math.max(x, page[0]), page[2]),
    Math.min(Math.max(y, page[1]), page[3]),
  ]) as unknown as Points;

  // Rectangles along the sides of a picture crop it; the picture has a crop of its own now.
  const isCrop = object.kind === 'image' && rectangleIn(object.state.matrix, shape) !== null;
  // A shading fills its clip, so that a clip of the same size is its shape.
  const leaves =
    object.kind === 'shading' ? isWithin(shape, object.before, 0.5) : isWithin(shape, object.before);

  if (isCrop || leaves) {
    return isWithin(shape, after) ? null : 'drop';
  }

  return isMoved(object) ? 'move' : null;
}
