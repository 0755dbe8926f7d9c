/**
 * Makes the blank of the DS-11 from the published file: `npm run forms:mend-passport in.pdf out.pdf`.
 *
 * The widgets on the pages of that file are not the fields of its form, so that what is filled into the fields is
 * shown nowhere, and its boxes have no appearance of a tick. Here the form gets the fields of the widgets, without the
 * button that clears them. Boxes are drawn anew, ticked and empty, and fields get the names that readers announce.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bytesOf } from '@octavo/editing/committed';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import words from '@octavo/forms/ds11/copy.en';
import { form } from '@octavo/forms/ds11/form';
import { labelFields } from '@octavo/forms/label-fields';
import { openPdf } from '@octavo/pdf/document';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { changeDict } from '@octavo/pdf/edit/fields/form-fields';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { dictOf, nameOf, type PdfDict } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';

const clearButton = 'Clear';

/** Black frame of a box, half a point wide, with a check as its mark. */
function setFrame(widget: PdfDict): void {
  widget.set('MK', dictOf({ BC: [0], BG: [1], CA: encodeText('4') }));
  widget.set('BS', dictOf({ W: 0.5, S: nameOf('S') }));
}

const [source, target] = process.argv.slice(2);
const [revision] = form.revisions;

if (source === undefined || target === undefined || revision === undefined) {
  throw new Error('Give the published file and the path of the blank.');
}

const host = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
const editor = PdfEditor.open(openPdf(new Uint8Array(readFileSync(source)), codec), host);
const fields = await DocumentForm.open(editor.parts);

for (const { ref, page } of fields.field(clearButton).widgets) {
  editor.page(page.index).removeAnnotations([ref]);
}

fields.remove(clearButton);

for (const field of fields.fields.values()) {
  if (field.kind === 'check' || field.kind === 'radio') {
    field.widgets.forEach(({ ref }) => changeDict(editor.changes, ref, setFrame));
    await fields.redraw(field.name, field.widgets);
  }
}

labelFields(editor.changes, fields.fields, { revision, words });
writeFileSync(
  target,
  bytesOf((sink) => editor.commit({ mode: 'rewrite' }, sink)),
);
