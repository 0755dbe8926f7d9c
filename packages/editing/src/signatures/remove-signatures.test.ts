import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { expect, it } from 'vitest';
import { permittedLevel } from './permitted-level.ts';
import { removeSignatures } from './remove-signatures.ts';
import { hasSignatures } from './signed-changes.ts';

/** Certified document with a signature field below another one, and a text field. */
function certified(): Uint8Array {
  const file = new PdfFile();
  const [root, tree, parent] = [file.reserve(), file.reserve(), file.reserve()];
  const reference = '<< /TransformMethod /DocMDP /TransformParams << /P 1 >> >>';
  const value = file.add(
    `<< /Type /Sig /ByteRange [0 1 2 3] /Contents <5EC2E7> /Name (Ann Signer) /Reference [${reference}] >>`,
  );
  const look = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', '% Signed by Ann Signer');
  const widget = file.add(
    `<< /Subtype /Widget /T (b) /Parent ${parent} 0 R /Rect [9 9 60 30] /V ${value} 0 R /AP << /N ${look} 0 R >> >>`,
  );
  const text = file.add('<< /Subtype /Widget /FT /Tx /T (c) /V (kept) /Rect [9 40 60 60] >>');
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] /Annots [${widget} 0 R ${text} 0 R] >>`,
  );
  file.set(parent, `<< /FT /Sig /T (a) /Kids [${widget} 0 R] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /DocMDP ${value} 0 R >> /AcroForm << /SigFlags 3 /Fields [${parent} 0 R ${text} 0 R] >> >>`,
  );

  return file.finish(root);
}

it('leaves neither a signature nor its certification, and keeps the fields', () => {
  const before = openPdf(certified(), codec);
  const changes = new ObjectChanges(before, codec);
  removeSignatures(changes);
  const bytes = bytesFrom((sink) => changes.rewrite(sink));
  const after = openPdf(bytes, codec);
  const form = after.dict(after.catalog.get('AcroForm'))!;

  expect([hasSignatures(before), permittedLevel(before)]).toEqual([true, 1]);
  expect([hasSignatures(after), permittedLevel(after)]).toEqual([false, null]);
  expect(form.has('SigFlags')).toBe(false);
  expect(after.array(form.get('Fields'))).toHaveLength(2);
  expect(Buffer.from(bytes).includes('Ann Signer')).toBe(false);
  expect(after.array(after.pages[0]!.dict.get('Annots'))).toHaveLength(2);
});
