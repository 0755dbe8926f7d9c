import { readFileSync } from 'node:fs';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

/** One page with a text field and a tick. */
function formDocument(): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page] = [file.reserve(), file.reserve(), file.reserve()];
  const widgets = ['/FT /Tx /T (name) /DA (/Helv 10 Tf)', '/FT /Btn /T (agree)'].map((entries, index) => {
    const bottom = 700 - index * 40;

    return file.add(
      `<< /Type /Annot /Subtype /Widget /Rect [50 ${bottom} 250 ${bottom + 20}] /P ${page} 0 R ${entries} >>`,
    );
  });
  const fields = widgets.map((number) => `${number} 0 R`).join(' ');
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /Annots [${fields}] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 800] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm << /Fields [${fields}] >> >>`);

  return file.finish(root);
}

const form = { name: 'form.pdf', bytes: formDocument() };
const valuesFile = (name: string, text: string) => ({ name, bytes: Buffer.from(text), option: 'values' });

it.each([
  ['values.json', '{ "name": "Zoë", "agree": true, "other": "x" }'],
  ['values.csv', 'field,value\nname,Zoë\nagree,yes\nother,x\n'],
  [
    'values.fdf',
    '%FDF-1.2\n1 0 obj <</FDF <</Fields [<</T (name) /V <FEFF005A006F00EB>>> <</T (agree) /V /Yes>> <</T (other) /V (x)>>]>>>> endobj trailer <</Root 1 0 R>>',
  ],
])('fills in a form with the values of %s, and says what it lacks', async (name, text) => {
  const { files } = await runOn('edit-pdf', [form, valuesFile(name, text)], {});

  expect(qpdfFieldValues(files[0]?.path ?? '')).toMatchObject({ name: 'Zoë', agree: '/Yes' });
  expect(files[0]?.notes).toContainEqual({ code: 'values-skipped', values: { count: 1 } });
});

it('returns the values of a form as a file', async () => {
  const { files } = await runOn('edit-pdf', [form], { exportValues: 'json' });

  expect(files.map(({ name }) => name)).toEqual(['form-edited.pdf', 'form-values.json']);
  expect(JSON.parse(readFileSync(files[1]?.path ?? '', 'utf8'))).toEqual({ name: null, agree: false });
});

it('refuses a file without values', async () => {
  await expect(runOn('edit-pdf', [form, valuesFile('values.json', '[1, 2]')], {})).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
