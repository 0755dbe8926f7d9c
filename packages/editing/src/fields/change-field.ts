import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Field } from '@octavo/contract/edits/fields';
import type { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { changeDict, type FieldWidget, type FormField, inherited } from '@octavo/pdf/edit/fields/form-fields';
import { addFormFonts } from '@octavo/pdf/edit/fields/form-fonts';
import { setEntries } from '@octavo/pdf/edit/fields/set-entries';
import type { EditContext } from '../edit-context.ts';
import { editNotFound, editNotPossible } from '../edit-failures.ts';
import { placeField } from './add-field.ts';
import { dateFormatOf } from './date-scripts.ts';
import { removeField } from './delete-field.ts';
import { formForFields, pageOfWidget } from './edited-form.ts';
import { boxesOf } from './field-boxes.ts';
import { describeField } from './field-entries.ts';
import { setBox } from './move-field.ts';
import { listField } from './read-fields.ts';
import { lookEntries } from './widget-entries.ts';

/** Changes a field in place; one of another kind, or with other radio buttons, takes its place. */
export async function changeField(
  context: EditContext,
  { page: key, name, field }: OperationOf<'field.change'>,
): Promise<void> {
  const form = await formForFields(context);
  const page = context.page(key);
  const known = form.field(name);
  const before = listField(context.editor.changes, known).field;

  if (before === null) {
    throw editNotPossible('field-not-editable');
  }

  if (form.isTaken(field.name, name)) {
    throw editNotPossible('field-name-taken');
  }

  const widgets = known.widgets.filter(({ page: each }) => each.index === page.edited.page.index);

  if (widgets.length === 0) {
    throw editNotFound('no box on this page');
  }

  if (isSameKind(before, field)) {
    await changeInPlace(context, form, { known, widgets, before, field });
  } else {
    removeField(context, form, name);
    await placeField(context, form, page, field);
  }
}

function isSameKind(one: Field, other: Field): boolean {
  const kindOf = ({ type }: Field) => (type === 'date' ? 'text' : type);
  const valuesOf = (field: Field) =>
    field.type === 'radio' ? field.buttons.map(({ value }) => value).join('\n') : '';

  return kindOf(one) === kindOf(other) && valuesOf(one) === valuesOf(other);
}

interface FieldChange {
  readonly known: FormField;
  /** Boxes of the field on the page. */
  readonly widgets: readonly FieldWidget[];
  readonly before: Field;
  readonly field: Field;
}

async function changeInPlace(
  context: EditContext,
  form: DocumentForm,
  { known, widgets, before, field }: FieldChange,
): Promise<void> {
  const { changes } = context.editor;
  const { name, flags } = known;
  const { entries, decided, value, flags: wanted } = describeField(field);
  const actions = inherited(changes, known.holders[0] ?? null, 'AA');
  const wasDate = dateFormatOf(changes, actions) !== null;
  form.change(name, (flags & ~decided) | wanted, {
    ...entries,
    ...(wasDate && field.type === 'text' ? { AA: undefined } : {}),
  });

  if (isDrawnOtherwise(before, field)) {
    addFormFonts(changes);
    known.widgets.forEach((widget) => setLook(context, widget, field));
  }

  const resized = boxesOf(field).flatMap((box, index) => {
    const widget = widgets[index];

    return widget !== undefined && setBox(context, widget, box) ? [widget] : [];
  });

  if (field.name !== name) {
    form.rename(name, field.name);
  }

  if (value !== null && valueOf(before) !== valueOf(field)) {
    await form.setValue(field.name, value);
  }

  const anew = isDrawnOtherwise(before, field) ? known.widgets : resized;

  if (anew.length > 0) {
    await form.redraw(field.name, anew);
  }
}

function setLook(context: EditContext, widget: FieldWidget, field: Field): void {
  const { changes } = context.editor;
  const page = pageOfWidget(context, widget);
  changeDict(changes, widget.ref, (dict) => setEntries(dict, lookEntries(changes, page, field, dict.copy())));
}

function valueOf(field: Field): string | boolean | null {
  return field.type === 'signature' ? null : field.value;
}

/** True when the boxes look different, whatever their value and their size. */
function isDrawnOtherwise(before: Field, field: Field): boolean {
  const same = {
    name: '',
    label: '',
    required: false,
    readOnly: false,
    box: null,
    buttons: null,
    value: null,
  };
  const drawn = (each: Field) => JSON.stringify({ ...each, ...same });

  return drawn(before) !== drawn(field);
}
