import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { matrixText } from '@octavo/pdf/edit/number-text';
import type { ContentSource } from '@octavo/pdf/interpret/content-source';
import type { WidenedClips } from '../content/page-content.ts';
import type { StepAction } from './binding-steps.ts';
import { inverseOf } from './matrices.ts';
import type { ObjectChange } from './object-change.ts';
import type { PaintStates } from './paint-states.ts';
import { localMatrix } from './painted-text.ts';
import { type StateStep, stepsBack } from './state-step.ts';

/** Longest operators that are repeated for one object. */
const longestRepeat = 50_000;

type SharedSteps = ReadonlyMap<StateStep, { readonly action: StepAction; readonly change: ObjectChange }>;

interface StateSurroundings {
  readonly actions: ReadonlyMap<StateStep, StepAction>;
  /** Clips and masks that are changed where they stand. */
  readonly shared: SharedSteps;
  readonly states: PaintStates;
  readonly source: ContentSource;
  readonly widened: WidenedClips;
}

/**
 * Outermost clip that an object leaves; null when it leaves none, or when its states cannot be set again: text that
 * clips cannot be repeated without painting it.
 */
export function leftStep(
  { state }: ObjectChange,
  { actions, shared, states }: StateSurroundings,
): StateStep | null {
  const outermost = [...actions.keys()].findLast((step) => !shared.has(step));

  if (outermost === undefined || state.isInText || (!states.isBalanced && saveBefore(outermost) === null)) {
    return null;
  }

  const steps = stepsFrom(state.step, saveBefore(outermost)?.start ?? outermost.start);
  const length = steps.reduce((sum, { start, end }) => sum + end - start, 0);

  return length > longestRepeat || steps.some(({ kind }) => kind === 'text-clip') ? null : outermost;
}

/**
 * Operators around an object that leaves a clip, in its place in the painting order. `start` is where the state is
 * saved for clips without a saved state before them.
 */
export function leaveStates(
  { state, change }: ObjectChange,
  outermost: StateStep,
  { actions, shared, source, widened }: StateSurroundings,
  start: number,
): { readonly before: string; readonly after: string } {
  const save = saveBefore(outermost);
  const steps = stepsFrom(state.step, save?.start ?? start);
  const textOf = (step: StateStep) =>
    step.text ?? bytesToBinary(source.content.subarray(step.start, step.end)).trim();
  // Later objects are painted in the same clips, which texts may have widened.
  const widenedText = ({ start: from, end }: StateStep) => {
    const wider = widened.get(from);

    return wider === undefined
      ? null
      : [
          bytesToBinary(source.content.subarray(from, wider.at)).trim(),
          wider.path,
          bytesToBinary(source.content.subarray(wider.at, end)).trim(),
        ].join('\n');
  };
  const saves = steps.filter(({ kind }) => kind === 'save').length + (save === null ? 1 : 0);
  const own = steps.flatMap((step) =>
    step.kind === 'save' ? [] : stepText(textOf(step), step, actions.get(step), change),
  );
  const again = steps.flatMap((step) => {
    const done = shared.get(step);

    return step.kind === 'save'
      ? ['q']
      : stepText(widenedText(step) ?? textOf(step), step, done?.action, done?.change.change ?? change);
  });

  return {
    before: ['Q '.repeat(saves).trim(), 'q', ...own].join('\n'),
    after: ['Q', ...(save === null ? ['q'] : []), ...again].join('\n'),
  };
}

/** Operator that saved the state in which a step is; null when none did. */
export function saveBefore(step: StateStep): StateStep | null {
  for (const each of stepsBack(step)) {
    if (each.kind === 'save') {
      return each;
    }
  }

  return null;
}

/** Steps in effect that start at an offset or behind it, in order. */
function stepsFrom(last: StateStep | null, start: number): StateStep[] {
  return [...stepsBack(last)].filter((step) => step.start >= start).reverse();
}

function stepText(
  text: string,
  { matrix }: StateStep,
  action: StepAction | undefined,
  change: ObjectChange['change'],
): string[] {
  const there = action === 'move' ? localMatrix(matrix, change) : null;
  const back = there === null ? null : inverseOf(there);

  if (action === 'drop') {
    return [];
  }

  return there === null || back === null
    ? [text]
    : [`${matrixText(there)} cm`, text, `${matrixText(back)} cm`];
}
