import { editListVersion } from '@octavo/contract/edits/edit-list';
import { applyEdits } from '@octavo/editing/apply-edits';
import { bytesOf, committed } from '@octavo/editing/committed';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { Codec } from '@octavo/pdf/host';
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

  const filled = flatten ? await flattened(committed(editor, codec), host) : editor;
  const bytes = bytesOf((sink) => filled.commit({ mode: 'rewrite' }, sink));
  const pages = form.pagesFor?.(form.complete(answers));

  return pages === undefined ? bytes : onlyPages(openPdf(bytes, codec), pages, codec);
}

async function flattened(document: PdfDocument, { editor }: FillingHost): Promise<PdfEditor> {
  const flat = PdfEditor.open(document, editor);
  await flat.flatten({ forms: true, annotations: false, layers: false });

  return flat;
}

/** The document with some of its pages; the same bytes when these are all. */
function onlyPages(document: PdfDocument, pages: readonly number[], codec: Codec): Uint8Array<ArrayBuffer> {
  return bytesOf((sink) =>
    pages.length === document.pageCount
      ? sink.write(document.bytes)
      : assemble(
          {
            sources: [{ document, title: '' }],
            pages: pages.map((page) => ({ source: 0, page })),
            bookmarks: 'keep',
          },
          sink,
          codec,
        ),
  );
}

/** Values of forms need neither files nor pictures, and no date is written. */
function editHost({ signal }: FillingHost) {
  return { now: new Date(0), signal, fileOf: async () => null, pictureOf: async () => null };
}
