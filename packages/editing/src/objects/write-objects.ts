import { cornersOf, cornersThrough } from '@octavo/pdf/content/corners';
import { mapPoint } from '@octavo/pdf/matrix';
import type { EditContext, EditPage } from '../edit-context.ts';
import { growBoxes } from './grow-box.ts';
import { byDrawing, joinForms } from './join-forms.ts';
import type { ObjectChange, WrittenObject } from './object-change.ts';
import type { EditedObject } from './page-object.ts';
import type { PageStates } from './page-states.ts';
import { paintedText } from './painted-text.ts';
import { writeDrawing } from './write-drawing.ts';

interface ChangedObjects {
  readonly states: PageStates;
  readonly objects: readonly EditedObject[];
  /** Objects that are painted behind those of the base which they copy. */
  readonly copies: readonly EditedObject[];
}

/** Writes the changed objects of a page in place of their operators. */
export function writeObjects(
  context: EditContext,
  page: EditPage,
  { states, objects, copies }: ChangedObjects,
): void {
  const content = context.content(page);
  const copied = new Set(copies.map(({ painted }) => painted));
  const changes = [...objects, ...copies].map((object) =>
    changeOf(object, { isCopy: copies.includes(object), hasCopies: copied.has(object.painted) }, () =>
      paintedText(object, {
        editor: context.editor,
        unit: page.edited.page.unit,
        nameOf: (category, ref) => content.nameOf(object.painted.drawing, category, ref),
      }),
    ),
  );

  for (const [drawing, list] of byDrawing(joinForms(changes, states))) {
    growBoxes(context, { content, drawing, list });
    writeDrawing(list, {
      edits: content.edits(drawing),
      states: states.in(drawing),
      source: drawing.source,
      widened: content.widenedClips(drawing),
      page: page.edited.page.cropBox,
    });
  }
}

function changeOf(
  object: EditedObject,
  { isCopy, hasCopies }: { readonly isCopy: boolean; readonly hasCopies: boolean },
  write: () => WrittenObject,
): ObjectChange {
  const { painted, state, change, crop, isDeleted } = object;
  const isPicture = painted.kind === 'image';
  const before = isPicture ? cornersThrough([0, 0, 1, 1], painted.matrix) : cornersOf(painted.bounds);
  const after = isPicture
    ? cornersThrough([crop.left, 1 - crop.bottom, crop.right, 1 - crop.top], object.matrix)
    : before.map(([x, y]) => mapPoint(change, x, y));

  return {
    drawing: painted.drawing,
    range: painted.range,
    kind: painted.kind,
    state,
    change,
    before,
    after,
    isCopy,
    isPlain: object.isPlain && !hasCopies,
    isDeleted,
    write,
  };
}
