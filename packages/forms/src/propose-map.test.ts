import { bytesOf } from '@octavo/editing/committed';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { DocumentForm } from '@octavo/pdf/edit/fields/document-form';
import { changeDict } from '@octavo/pdf/edit/fields/form-fields';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { beforeAll, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../test/blank.ts';
import { proposeMap } from './propose-map.ts';
import { march2024 } from './w9/2024-03/map.ts';
import { form } from './w9/form.ts';

const page = 'topmostSubform[0].Page1[0]';
let blank: Uint8Array;

beforeAll(async () => {
  blank = await blankOf(form, march2024);
});

/** The blank with two fields that have changed their names, and one that has gone elsewhere. */
async function nextRevision(): Promise<Uint8Array> {
  const editor = PdfEditor.open(openPdf(blank, codec), fillingHost.editor);
  const fields = await DocumentForm.open(editor.parts);
  fields.rename(`${page}.f1_01[0]`, `${page}.f1_99[0]`);
  fields.rename(`${page}.f1_02[0]`, `${page}.f1_01[0]`);

  for (const { ref } of fields.field(`${page}.f1_10[0]`).widgets) {
    changeDict(editor.changes, ref, (dict) => dict.set('Rect', [60, 20, 200, 34]));
  }

  return bytesOf((sink) => editor.commit({ mode: 'rewrite' }, sink));
}

it('keeps the map of a blank that has not changed', () => {
  const document = openPdf(blank, codec);
  const { map, missing, fresh } = proposeMap(march2024, document, document);

  expect([missing, fresh]).toEqual([[], []]);
  expect(map['name']).toEqual([march2024.map['name']]);
  expect(map['classification']).toEqual([march2024.map['classification']]);
});

it('follows fields by their places, and lists those that it is not sure of', async () => {
  const next = openPdf(await nextRevision(), codec);
  const { map, missing, fresh } = proposeMap(march2024, openPdf(blank, codec), next);

  expect([map['name'], map['businessName']]).toEqual([
    [{ field: `${page}.f1_99[0]` }],
    [{ field: `${page}.f1_01[0]` }],
  ]);
  expect([missing, fresh]).toEqual([['accountNumbers'], [`${page}.f1_10[0]`]]);
});
