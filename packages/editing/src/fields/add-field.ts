import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Field } from '@octavo/contract/edits/fields';
import type { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { addFormFonts } from '@octavo/pdf/edit/fields/form-fonts';
import { dictOf, PdfDict, type PdfRef } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';
import { formForFields } from './edited-form.ts';
import { boxesOf } from './field-boxes.ts';
import { describeField, type FieldDescription } from './field-entries.ts';
import { radioStates } from './radio-states.ts';
import { widgetEntries } from './widget-entries.ts';

export async function addField(
  context: EditContext,
  { page, field }: OperationOf<'field.add'>,
): Promise<void> {
  const form = await formForFields(context);

  if (form.isTaken(field.name)) {
    throw editNotPossible('field-name-taken');
  }

  await placeField(context, form, context.page(page), field);
}

/** Puts a new field on a page, tagged in a document with tags. */
export async function placeField(
  context: EditContext,
  form: DocumentForm,
  page: EditPage,
  field: Field,
): Promise<void> {
  const { changes } = context.editor;
  addFormFonts(changes);
  const described = describeField(field);
  const { holder, widgets } =
    field.type === 'radio'
      ? placeButtons(context, page, field, described)
      : placeBox(context, page, field, described);
  const placed = widgets.map((ref) => ({ ref, page: page.edited.page, index: null }));
  form.add({ name: field.name, kind: described.kind, flags: described.flags, widgets: placed }, holder);

  for (const ref of widgets) {
    context.tags?.addAnnotation('Form', page.edited.page, ref);
  }

  if (described.value === null) {
    await form.redraw(field.name, []);
  } else {
    await form.setValue(field.name, described.value);
  }
}

interface AddedField {
  readonly holder: PdfRef;
  readonly widgets: readonly PdfRef[];
}

/** A field with one box: both are the same object. */
function placeBox(
  { editor }: EditContext,
  page: EditPage,
  field: Field,
  { entries }: FieldDescription,
): AddedField {
  const [box] = boxesOf(field);
  const holder = page.edited.addAnnotation(
    dictOf({ ...widgetEntries(editor.changes, page, field, box, null), ...entries }),
  );

  return { holder, widgets: [holder] };
}

/** Radio buttons below a field of their own. */
function placeButtons(
  { editor }: EditContext,
  page: EditPage,
  field: Extract<Field, { type: 'radio' }>,
  { entries }: FieldDescription,
): AddedField {
  const holder = editor.changes.reserve();
  const states = radioStates(field.buttons.map(({ value }) => value));
  const widgets = boxesOf(field).map((box, index) =>
    page.edited.addAnnotation(
      dictOf({
        ...widgetEntries(editor.changes, page, field, box, null),
        Parent: holder,
        AS: states.names[index],
      }),
    ),
  );
  editor.changes.set(
    holder,
    new PdfDict([...dictOf({ ...entries, Opt: states.texts ?? undefined }).entries, ['Kids', widgets]]),
  );

  return { holder, widgets };
}
