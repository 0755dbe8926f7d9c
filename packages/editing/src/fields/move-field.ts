import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { changeDict, type FieldWidget } from '@octavo/pdf/edit/fields/form-fields';
import type { EditContext } from '../edit-context.ts';
import { editNotFound } from '../edit-failures.ts';
import { formForFields, pageOfWidget } from './edited-form.ts';

/** Moves or resizes one of the boxes of a field. */
export async function moveField(
  context: EditContext,
  { page, name, index, box }: OperationOf<'field.move'>,
): Promise<void> {
  const form = await formForFields(context);
  const target = context.page(page).edited.page;
  const widget = form.field(name).widgets.filter((each) => each.page.index === target.index)[index];

  if (widget === undefined) {
    throw editNotFound('no such box');
  }

  if (setBox(context, widget, box)) {
    await form.redraw(name, [widget]);
  }
}

/** Difference of sides in points below which a box keeps its size. */
const sameSize = 0.01;

/** Sets the box of a widget; returns true when its size has changed, so that it must be drawn anew. */
export function setBox(context: EditContext, widget: FieldWidget, box: Box): boolean {
  const { changes } = context.editor;
  const { space } = pageOfWidget(context, widget);
  const known = changes.array(changes.dict(widget.ref)?.get('Rect') ?? null) ?? [];
  const before = space.shownBox(
    known.map((value) => changes.resolve(value)).filter((value) => typeof value === 'number'),
  );
  const isResized =
    Math.abs(before.width - box.width) > sameSize || Math.abs(before.height - box.height) > sameSize;
  changeDict(changes, widget.ref, (dict) => dict.set('Rect', space.userBox(box)));

  return isResized;
}
