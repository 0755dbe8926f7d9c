import { isDocumentError } from '@octavo/pdf/document-error';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { changeDict, inherited } from '@octavo/pdf/edit/fields/form-fields';
import { AnnotationTags } from '@octavo/pdf/edit/flatten/annotation-tags';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { dependents } from '../../annotations/thread.ts';
import type { Removals } from '../redaction-report.ts';
import type { SecretSearch } from '../secret-search.ts';
import { isSecretAddress } from './addresses.ts';
import { drawnTexts } from './annotation-texts.ts';

/**
 * Removes attached files, and annotations that show a secret or lead to it, with their replies. Fields are drawn anew
 * without it. Texts that are not shown are left to `cleanObjects`.
 */
export async function redactAnnotations(
  editor: PdfEditor,
  interpreter: PageInterpreter,
  search: SecretSearch,
  removals: Removals,
): Promise<void> {
  const { changes } = editor;
  const tags = AnnotationTags.read(changes);
  // Reading a form repairs it, which is left out where nothing is changed.
  let form: DocumentForm | null = null;

  for (const page of changes.document.pages) {
    for (const entry of changes.array(page.dict.get('Annots')) ?? []) {
      const dict = changes.dict(entry);
      const subtype = dict === null ? null : changes.get(dict, 'Subtype');

      if (dict === null || !(subtype instanceof PdfName)) {
        continue;
      }

      const shows = () => drawnTexts(changes, interpreter, page, dict).some((text) => search.isIn(text));

      if (subtype.value === 'Widget') {
        if (entry instanceof PdfRef && (shows() || search.isIn(valueOf(changes, entry)))) {
          form ??= await DocumentForm.open(editor.parts);
          await redactField(changes, form, entry, search);
          removals.note('fields', page.index);
        }
      } else if (subtype.value === 'FileAttachment') {
        removals.attachments.push(search.clean(fileNameOf(changes, dict)));
        removals.note('attachments', page.index);
        remove(page.index, entry);
      } else if (isSecretAddress(addressOf(changes, dict), search)) {
        removals.note('links', page.index);
        remove(page.index, entry);
      } else if (shows()) {
        removals.note('annotations', page.index);
        remove(page.index, entry);
      }
    }
  }

  tags?.finish();

  function remove(pageIndex: number, entry: PdfObject): void {
    const page = editor.page(pageIndex);
    const removed =
      entry instanceof PdfRef ? [entry, ...dependents(changes, page.annotations, entry)] : [entry];
    page.removeAnnotations(removed);

    for (const each of removed) {
      tags?.remove({ entry: each, dict: changes.dict(each) ?? new PdfDict() });

      if (each instanceof PdfRef) {
        changes.set(each, null);
      }
    }
  }
}

/** Value of a text field; empty for other fields. */
function valueOf(changes: ObjectChanges, widget: PdfRef): string {
  const value = inherited(changes, widget, 'V');

  return value instanceof PdfString ? decodeText(value.bytes) : '';
}

/** Draws a field without the secret, or with nothing where its rules do not accept the rest. */
async function redactField(
  changes: ObjectChanges,
  form: DocumentForm,
  widget: PdfRef,
  search: SecretSearch,
): Promise<void> {
  const field = [...form.fields.values()].find(({ widgets }) =>
    widgets.some(({ ref }) => ref.number === widget.number),
  );

  for (const value of field?.kind === 'text' ? [search.clean(valueOf(changes, widget)), ''] : []) {
    try {
      await form.setValue(field!.name, value);

      return;
    } catch (error) {
      if (!isDocumentError(error)) {
        throw error;
      }
    }
  }

  changeDict(changes, widget, (dict) => dict.delete('AP'));
}

function fileNameOf(changes: ObjectChanges, annotation: PdfDict): string {
  const file = changes.dict(annotation.get('FS'));
  const name = ['UF', 'F']
    .map((key) => (file === null ? null : changes.get(file, key)))
    .find((value) => value instanceof PdfString);

  return name instanceof PdfString ? decodeText(name.bytes) : '';
}

/** Address that an annotation leads to; empty for none. */
function addressOf(changes: ObjectChanges, annotation: PdfDict): string {
  const action = changes.dict(annotation.get('A'));
  const address = action === null ? null : changes.get(action, 'URI');

  return address instanceof PdfString ? decodeText(address.bytes) : '';
}
