import type { ContentEdits } from '@octavo/pdf/edit/cut/content-edits';
import { matrixText } from '@octavo/pdf/edit/number-text';
import type { ContentSource, OperatorRange } from '@octavo/pdf/interpret/content-source';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { WidenedClips } from '../content/page-content.ts';
import { bindingSteps, type StepAction } from './binding-steps.ts';
import { leaveStates, leftStep, saveBefore } from './leave-states.ts';
import { inverseOf } from './matrices.ts';
import { changeKey, type ObjectChange } from './object-change.ts';
import type { PaintStates } from './paint-states.ts';
import { localMatrix } from './painted-text.ts';
import { type StateStep, stepsBack } from './state-step.ts';

interface DrawingContext {
  readonly edits: ContentEdits;
  readonly states: PaintStates;
  readonly source: ContentSource;
  /** Clips that texts have widened. */
  readonly widened: WidenedClips;
  readonly page: PdfRectangle;
}

type Actions = ReadonlyMap<StateStep, StepAction>;

/** Writes the changed objects of one drawing, with the clips and masks that must follow them. */
export function writeDrawing(
  list: readonly ObjectChange[],
  { edits, states, source, widened, page }: DrawingContext,
): void {
  const actions = new Map<ObjectChange, Actions>(
    list.map((object) => [object, object.isDeleted ? new Map() : bindingSteps(object, page)]),
  );
  const shared = sharedSteps(actions);

  for (const [step, { action, change }] of [...shared].sort(([one], [other]) => one.start - other.start)) {
    moveStep(edits, step, { action, change });
  }

  const surroundings = (object: ObjectChange) => ({
    actions: actions.get(object) ?? new Map(),
    shared,
    states,
    source,
    widened,
  });
  const left = new Map(
    list.flatMap((object) => {
      const step = leftStep(object, surroundings(object));

      return step === null ? [] : [[object, step] as const];
    }),
  );
  const start = saveFirst(edits, source, [...left.values()]);

  for (const [{ start: from, end }, same] of byRange(list)) {
    const written = same.map((object) => {
      const step = left.get(object);
      const around = step === undefined ? null : leaveStates(object, step, surroundings(object), start);

      return { ...object.write(), before: around?.before ?? '', after: around?.after ?? '' };
    });
    const texts = [
      ...written.flatMap(({ before, text, after }) => [before, text, after]),
      // All copies have the same effect on what follows, which counts once.
      written[0]?.effect ?? '',
    ];
    edits.replace(from, end, texts.filter((text) => text !== '').join('\n'));
  }
}

/** Changes by the operator that they are about: an object, and the copies that are painted behind it. */
function byRange(list: readonly ObjectChange[]): Map<OperatorRange, ObjectChange[]> {
  const ranges = new Map<OperatorRange, ObjectChange[]>();

  for (const object of list) {
    const same = ranges.get(object.range) ?? [];
    same.push(object);
    ranges.set(object.range, same);
  }

  return ranges;
}

/** Clips and masks of which everything that they affect changes alike, so that they are changed where they stand. */
function sharedSteps(
  actions: ReadonlyMap<ObjectChange, Actions>,
): ReadonlyMap<StateStep, { readonly action: StepAction; readonly change: ObjectChange }> {
  const counts = new Map<StateStep, { action: StepAction | null; change: ObjectChange; count: number }>();

  for (const [object, own] of actions) {
    for (const step of stepsBack(object.state.step)) {
      const action = own.get(step) ?? null;
      const known = counts.get(step) ?? { action, change: object, count: 0 };
      const isAlike =
        !object.isCopy && known.action === action && changeKey(known.change) === changeKey(object);
      known.count += isAlike ? 1 : Number.NEGATIVE_INFINITY;
      counts.set(step, known);
    }
  }

  return new Map(
    [...counts].flatMap(([step, { action, change, count }]) =>
      action !== null && count === step.paints && step.text === null ? [[step, { action, change }]] : [],
    ),
  );
}

function moveStep(
  edits: ContentEdits,
  step: StateStep,
  { action, change: { change } }: { readonly action: StepAction; readonly change: ObjectChange },
): void {
  const there = localMatrix(step.matrix, change);
  const back = there === null ? null : inverseOf(there);

  if (action === 'drop') {
    edits.remove(step.start, step.end);
  } else if (there !== null && back !== null) {
    edits.insert(step.start, `${matrixText(there)} cm`);
    edits.insert(step.end, `${matrixText(back)} cm`);
  }
}

/** Saves the state before the first clip that is left without a saved state before it, and returns its offset. */
function saveFirst(
  edits: ContentEdits,
  { parts, content }: ContentSource,
  left: readonly StateStep[],
): number {
  const start = left
    .filter((step) => saveBefore(step) === null)
    .reduce((least, step) => Math.min(least, step.start), content.length);

  if (start < content.length) {
    edits.insert(start, 'q');
    edits.insert(parts.at(-1)?.end ?? content.length, 'Q');
  }

  return start;
}
