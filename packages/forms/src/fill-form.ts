import { editListVersion } from '@octavo/contract/edits/edit-list';
import { applyEdits } from '@octavo/editing/apply-edits';
import { bytesOf, committed } from '@octavo/editing/committed';
import { openPdf } from '@octavo/pdf/document';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { Answers } from './answers.ts';
import type { Form, FormWords } from './form.ts';
import type { FormRevision } from './form-map.ts';
import { labelFields } from './label-fields.ts';
import { operationsFor } from './operations-for.ts';
import { removeScripts } from './remove-scripts.ts';

export interface FormFilling {
  readonly form: Form;
  readonly revision: FormRevision;
  readonly blank: Uint8Array;
  readonly answers: Answers;
  /** True for a result whose values are content of the pages. */
  readonly flatten: boolean;
  /** Words in the language of the blank, which readers announce for its fields. */
  readonly words: FormWords;
}

export interface FillingHost {
  readonly editor: EditorHost;
  /** Ends the work between two fields; an `AbortSignal` does. */
  readonly signal: { throwIfAborted(): void };
}

/**
 * Fills in a blank. The result is a new file: nothing of the blank's XFA description, usage rights and scripts is left
 * in it, which would show or compute something else than the fields.
 *
 * @throws Failure `field-missing` or `field-value-invalid` for a blank that does not fit the map, `character-missing`
 */
export async function fillForm(
  { form, revision, blank, answers, flatten, words }: FormFilling,
  host: FillingHost,
): Promise<Uint8Array<ArrayBuffer>> {
  const { codec } = host.editor;
  const document = openPdf(blank, codec);
  const editor = PdfEditor.open(document, host.editor);
  const operations = operationsFor(form, revision, answers);
  const base = { sha256: '0'.repeat(64), pages: document.pageCount };
  await applyEdits(editor, { version: editListVersion, base, operations }, editHost(host));

  // An empty form is repaired, too: it may be printed and filled in by hand.
  const fields = await DocumentForm.open(editor.parts);
  removeScripts(editor.changes, fields.fields.values());
  labelFields(editor.changes, fields.fields, { revision, words });

  if (!flatten) {
    return bytesOf((sink) => editor.commit({ mode: 'rewrite' }, sink));
  }

  const flat = PdfEditor.open(committed(editor, codec), host.editor);
  await flat.flatten({ forms: true, annotations: false, layers: false });

  return bytesOf((sink) => flat.commit({ mode: 'rewrite' }, sink));
}

/** Values of forms need neither files nor pictures, and no date is written. */
function editHost({ signal }: FillingHost) {
  return { now: new Date(0), signal, fileOf: async () => null, pictureOf: async () => null };
}
