import { Failure } from '@octavo/contract/failures';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import type { FieldWidget } from '@octavo/pdf/edit/fields/form-fields';
import type { EditContext, EditPage } from '../edit-context.ts';
import { isLocked, isSigned } from './signature-locks.ts';

const forms = new WeakMap<EditContext, Promise<DocumentForm>>();

/** Form of the document, read with the first operation on it. */
function formOf(context: EditContext): Promise<DocumentForm> {
  const form = forms.get(context) ?? DocumentForm.open(context.editor.parts);
  forms.set(context, form);

  return form;
}

/**
 * Form of which the value of a field is set.
 *
 * @throws Failure `signature-forbids-edit`
 */
export async function formForValue(context: EditContext, name: string): Promise<DocumentForm> {
  const form = await formOf(context);

  if (isLocked(context.editor.changes, form.fields.values(), name)) {
    throw new Failure('signature-forbids-edit', 'locked field');
  }

  return form;
}

/**
 * Form of which the fields themselves are changed.
 *
 * @throws Failure `signature-forbids-edit` when a signature was given, as all signatures cover the fields.
 */
export async function formForFields(context: EditContext): Promise<DocumentForm> {
  const form = await formOf(context);

  if ([...form.fields.values()].some((field) => isSigned(context.editor.changes, field))) {
    throw new Failure('signature-forbids-edit', 'signed form');
  }

  return form;
}

/** Page of a widget. */
export function pageOfWidget(context: EditContext, { page }: FieldWidget): EditPage {
  return context.page(context.keyOf(page.index));
}
