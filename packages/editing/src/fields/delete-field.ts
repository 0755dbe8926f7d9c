import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { PdfDict } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';
import { formForFields } from './edited-form.ts';

/** Deletes a field with all of its boxes. */
export async function deleteField(
  context: EditContext,
  { name }: OperationOf<'field.delete'>,
): Promise<void> {
  removeField(context, await formForFields(context), name);
}

export function removeField(context: EditContext, form: DocumentForm, name: string): void {
  const { changes } = context.editor;

  for (const widget of form.field(name).widgets) {
    // A box may stand on a page that an earlier operation has deleted.
    context.editor.page(widget.page.index).removeAnnotations([widget.ref]);
    context.tags?.remove({ entry: widget.ref, dict: changes.dict(widget.ref) ?? new PdfDict() });
  }

  form.remove(name);
}
