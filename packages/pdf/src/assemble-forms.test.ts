import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { bytesFrom, everythingIn } from '@octavo/testkit/pdf/traces';
import { expect, it } from 'vitest';
import { type AssemblyResult, assemble, type SourcePage } from './assemble.ts';
import { bytesToBinary } from './bytes/binary.ts';
import { openPdf, type PdfDocument } from './document.ts';
import { PdfDict, PdfName, PdfString } from './objects.ts';

interface FormOptions {
  readonly fontName: string;
  readonly field?: string;
  readonly catalog?: string;
}

/** One page with one field whose appearance uses /Helv, a signature, and a link to a missing destination. */
function formDocument({ fontName, field = '', catalog = '' }: FormOptions): PdfDocument {
  const file = new PdfFile();
  const [root, tree, page, form] = [0, 1, 2, 3].map(() => file.reserve()) as [number, number, number, number];
  const font = file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${fontName} >>`);
  const name = file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 9 9] /DA (/Helv 12 Tf) ${field} >>`,
  );
  const value = file.add('<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <5EC2E7> >>');
  const signature = file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (signed) /Rect [0 0 9 9] /V ${value} 0 R /P ${page} 0 R >>`,
  );
  const link = file.add('<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D (nowhere) >> >>');
  file.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] /Annots [${name} 0 R ${signature} 0 R ${link} 0 R] >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(
    form,
    `<< /Fields [${name} 0 R ${signature} 0 R] /SigFlags 3 /CO [${name} 0 R] /DA (/Helv 0 Tf) /DR << /Font << /Helv ${font} 0 R >> >> >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm ${form} 0 R ${catalog} >>`);
  return openPdf(file.finish(root), codec);
}

function made(documents: readonly PdfDocument[], pages?: readonly SourcePage[]) {
  let result: AssemblyResult | null = null;
  const sources = documents.map((document) => ({ document, title: 'one' }));
  const all = documents.map((_, source) => ({ source, page: 0 }));
  const bytes = bytesFrom((sink) => {
    result = assemble({ sources, pages: pages ?? all, bookmarks: 'keep' }, sink, codec);
  });
  return { bytes, document: openPdf(bytes, codec), notes: result!.notes };
}

function fieldsOf(document: PdfDocument): { name: string; dict: PdfDict }[] {
  const form = document.dict(document.catalog.get('AcroForm'))!;
  return document.array(form.get('Fields'))!.map((field) => {
    const dict = document.dict(field)!;
    return { name: textOf(document, dict, 'T'), dict };
  });
}

function textOf(document: PdfDocument, dict: PdfDict, key: string): string {
  const value = document.get(dict, key);
  return value instanceof PdfString ? bytesToBinary(value.bytes) : '';
}

it('keeps signature fields and removes the signatures', () => {
  const { document, bytes, notes } = made([formDocument({ fontName: 'Helvetica' })]);
  const signed = fieldsOf(document).find(({ name }) => name === 'signed')!;

  expect(signed.dict.has('V')).toBe(false);
  expect(notes).toContain('signatures-removed');
  expect(everythingIn(bytes)).not.toContain('Adobe.PPKLite');
  // The form no longer declares itself append-only.
  expect(document.dict(document.catalog.get('AcroForm'))!.get('SigFlags')).toBe(1);
});

it('separates fields and fonts with equal names', () => {
  const { document, notes } = made([
    formDocument({ fontName: 'Helvetica' }),
    formDocument({ fontName: 'Courier', field: '/V (second)' }),
    formDocument({ fontName: 'Helvetica', field: '/V (third)' }),
  ]);
  const fields = fieldsOf(document);
  const form = document.dict(document.catalog.get('AcroForm'))!;
  const fonts = document.dict(document.dict(form.get('DR'))!.get('Font'))!;

  expect(fields.map(({ name }) => name)).toEqual([
    'name',
    'signed',
    'name_2',
    'signed_2',
    'name_3',
    'signed_3',
  ]);
  expect(notes).toContain('fields-renamed');
  const appearances = fields
    .filter(({ name }) => name.startsWith('name'))
    .map(({ dict }) => textOf(document, dict, 'DA'));
  expect(appearances).toEqual(['/Helv 12 Tf', '/Helv_2 12 Tf', '/Helv 12 Tf']);
  const bases = ['Helv', 'Helv_2'].map(
    (name) => (document.dict(fonts.get(name))!.get('BaseFont') as PdfName).value,
  );
  expect(bases).toEqual(['Helvetica', 'Courier']);
  expect(document.array(form.get('CO'))).toHaveLength(3);
});

it('neutralises links to missing pages', () => {
  const { document, notes } = made([formDocument({ fontName: 'Helvetica' })]);
  const link = document.array(document.pages[0]!.dict.get('Annots'))!.map((each) => document.dict(each)!)[2]!;

  expect(link.has('A')).toBe(false);
  expect(notes).toContain('links-removed');
});

it('keeps document scripts only when one document is kept whole', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const scripted = () =>
    formDocument({
      fontName: 'Helvetica',
      catalog: `/OpenAction ${script} /Names << /JavaScript << /Names [(a) ${script}] >> >>`,
    });

  const alone = made([scripted()]);
  expect(everythingIn(alone.bytes).match(/app\.alert/g)).toHaveLength(1);
  expect(alone.document.catalog.has('OpenAction')).toBe(false);

  const merged = made([scripted(), formDocument({ fontName: 'Helvetica' })]);
  expect(everythingIn(merged.bytes)).not.toContain('app.alert');
  expect(merged.notes).toContain('scripts-removed');
});

it('adds no form to a document without fields', () => {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const plain = openPdf(file.finish(root), codec);

  const { document } = made([formDocument({ fontName: 'Helvetica' }), plain], [{ source: 1, page: 0 }]);
  expect(document.catalog.has('AcroForm')).toBe(false);
  expect(document.dict(document.pages[0]!.dict.get('Resources'))).toBeInstanceOf(PdfDict);
});
