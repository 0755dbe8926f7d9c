import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { boundsOf, cornersOf } from '@octavo/pdf/content/corners';
import { matrixText } from '@octavo/pdf/edit/number-text';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import { changeKey, type ObjectChange } from './object-change.ts';
import type { PageStates } from './page-states.ts';
import { localMatrix } from './painted-text.ts';

/**
 * Changes in which forms stand for their content where all of it is moved or deleted alike: the form moves with its
 * box, and its patterns with it.
 */
export function joinForms(changes: readonly ObjectChange[], states: PageStates): readonly ObjectChange[] {
  const lists = byDrawing(changes);
  const drawings = new Set([...lists.keys()].flatMap(withSurroundings));

  // A form inside a form is joined before the one around it.
  for (const drawing of [...drawings].sort((one, other) => depthOf(other) - depthOf(one))) {
    const form = wholeForm(drawing, lists.get(drawing) ?? [], states);

    if (form !== null) {
      lists.delete(drawing);
      lists.set(form.drawing, [...(lists.get(form.drawing) ?? []), form]);
    }
  }

  return [...lists.values()].flat();
}

export function byDrawing(changes: readonly ObjectChange[]): Map<ContentDrawing, ObjectChange[]> {
  const lists = new Map<ContentDrawing, ObjectChange[]>();

  for (const change of changes) {
    const list = lists.get(change.drawing) ?? [];
    list.push(change);
    lists.set(change.drawing, list);
  }

  return lists;
}

function wholeForm(
  drawing: ContentDrawing,
  list: readonly ObjectChange[],
  states: PageStates,
): ObjectChange | null {
  const { drawnBy } = drawing;
  const [first] = list;

  if (
    drawnBy === null ||
    first === undefined ||
    states.in(drawing).paints !== list.length ||
    !list.every((change) => change.isPlain && changeKey(change) === changeKey(first))
  ) {
    return null;
  }

  const state = states.in(drawnBy.drawing).states.get(drawnBy.range.index);
  const local = state === undefined ? null : localMatrix(state.matrix, first.change);

  if (state === undefined || local === null) {
    return null;
  }

  const { start, end } = drawnBy.range;
  const paint = bytesToBinary(drawnBy.drawing.source.content.subarray(start, end));

  return {
    drawing: drawnBy.drawing,
    range: drawnBy.range,
    kind: 'form',
    state,
    change: first.change,
    before: cornersOf(boundsOf(list.flatMap(({ before }) => before))),
    after: cornersOf(boundsOf(list.flatMap(({ after }) => after))),
    isCopy: false,
    isPlain: true,
    isDeleted: first.isDeleted,
    write: () => ({ text: first.isDeleted ? '' : `q\n${matrixText(local)} cm\n${paint}\nQ`, effect: '' }),
  };
}

/** A drawing and those around it. */
function withSurroundings(drawing: ContentDrawing): ContentDrawing[] {
  return [drawing, ...(drawing.drawnBy === null ? [] : withSurroundings(drawing.drawnBy.drawing))];
}

function depthOf({ drawnBy }: ContentDrawing): number {
  return drawnBy === null ? 0 : depthOf(drawnBy.drawing) + 1;
}
