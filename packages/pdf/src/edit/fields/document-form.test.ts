import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerTexts, popplerWords, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldOf } from '../../content/form-field.ts';
import { openPdf } from '../../document.ts';
import { PdfEditor } from '../pdf-editor.ts';
import { DocumentForm } from './document-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-fields-'));
const path = join(folder, 'filled.pdf');
const fonts = installedFonts();
const codeMaps = installedCodeMaps();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A form with a field of every kind and no appearances, except for those of the radio buttons. */
function formDocument(): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page, radio] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const state = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', '0 g 5 5 10 10 re f');
  const widget = (top: number, entries: string, rect = `[50 ${top - 20} 250 ${top}]`) =>
    file.add(`<< /Type /Annot /Subtype /Widget /Rect ${rect} /P ${page} 0 R ${entries} >>`);
  const button = (name: string, left: number) =>
    widget(
      0,
      `/Parent ${radio} 0 R /AP << /N << /${name} ${state} 0 R >> >> /AS /Off`,
      `[${left} 500 ${left + 20} 520]`,
    );
  const fields = [
    widget(780, '/FT /Tx /T (name) /DA (/Helv 0 Tf 0 g) /V (old) /RV (<p>old</p>)'),
    widget(740, '/FT /Tx /T (ein) /Ff 16777216 /MaxLen 9 /DA (/Cour 12 Tf 0 g)'),
    widget(700, '/FT /Tx /T (notes) /Ff 4096 /DA (/Helv 0 Tf 0 g)', '[50 600 250 700]'),
    widget(
      580,
      '/FT /Ch /T (country) /Ff 131072 /Opt [[(fr) (France)] [(de) (Germany)]] /DA (/Helv 10 Tf 0 g)',
    ),
    widget(540, '/FT /Btn /T (agree) /MK << /BC [0] >>', '[50 540 70 560]'),
    widget(400, '/FT /Tx /T (turned) /MK << /R 90 >> /DA (/Helv 12 Tf 0 g)', '[300 300 320 500]'),
  ];
  const kids = [button('one', 50), button('two', 100)];
  const refs = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');
  file.set(radio, `<< /FT /Btn /Ff 49152 /T (choice) /Kids [${refs(kids)}] >>`);
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /Annots [${refs([...fields, ...kids])}] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 800] >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm << /Fields [${refs([...fields, radio])}] /NeedAppearances true /XFA (x) >> >>`,
  );

  return file.finish(root);
}

function open(bytes = formDocument()): PdfEditor {
  return PdfEditor.open(openPdf(bytes, codec), { codec, fonts, codeMaps });
}

const values = {
  name: 'Zoë 日本 مرحبا',
  ein: '123456789',
  notes: 'A long note that needs several lines to be shown in its field, with an Ω at the end.',
  country: 'Germany',
  agree: true,
  choice: 'two',
  turned: 'Upwards',
} as const;

beforeAll(async () => {
  const editor = open();
  const form = await DocumentForm.open(editor.parts);

  for (const [name, value] of Object.entries(values)) {
    await form.setValue(name, value);
  }

  writeFileSync(
    path,
    bytesFrom((sink) => editor.commit({ mode: 'append' }, sink)),
  );
});

it('stores the values of every kind of field', () => {
  const document = openPdf(readFileSync(path), codec);
  const page = document.pages[0];
  const read = document
    .array(page?.dict.get('Annots') ?? null)
    ?.map((widget) => fieldOf(document, document.dict(widget)!))
    .map((field) => [field?.name, field?.value]);

  expect(read).toEqual([
    ['name', values.name],
    ['ein', values.ein],
    ['notes', values.notes],
    ['country', 'Germany'],
    ['agree', 'on'],
    ['turned', 'Upwards'],
    ['choice', ''],
    ['choice', 'on'],
  ]);
  expect(document.dict(document.catalog.get('AcroForm'))?.has('XFA')).toBe(false);
  expect(qpdfCheck(path).ok).toBe(true);
});

it('draws the values inside their fields', () => {
  const shown = (popplerTexts(path)?.[0] ?? '').replace(/[\u202a-\u202e]/g, '');
  const words = popplerWords(path, 1);
  const note = words.filter(({ top }) => top > 100 && top < 200);

  expect(shown).toContain('Zoë 日本 مرحبا');
  expect(shown).toContain('Germany');
  expect(note.map(({ word }) => word).join(' ')).toBe(values.notes);
  expect(note.every(({ left, right }) => left >= 50 && right <= 250)).toBe(true);
  expect(words.find(({ word }) => word === 'Upwards')?.height).toBeGreaterThan(30);
});

it.each([
  ['missing', 'x', 'field-missing'],
  ['ein', '1234567890', 'field-value-invalid'],
  ['country', 'Atlantis', 'field-value-invalid'],
  ['choice', 'three', 'field-value-invalid'],
  ['name', true, 'field-value-invalid'],
] as const)('refuses the field %s with %s', async (name, value, code) => {
  const form = await DocumentForm.open(open().parts);

  await expect(form.setValue(name, value)).rejects.toMatchObject({ code, values: { field: name } });
});
