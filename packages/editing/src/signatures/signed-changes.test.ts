import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { adding, edited } from '../../test/edit-harness.ts';
import { permittedLevel } from './permitted-level.ts';
import { hasSignatures } from './signed-changes.ts';

/** Document with an author's signature; `parameters` are those of its transformation. */
function certified(parameters: string | null): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  const reference =
    parameters === null
      ? ''
      : `/Reference [<< /TransformMethod /DocMDP /TransformParams << ${parameters} >> >>]`;
  const value = file.add(`<< /Type /Sig /ByteRange [0 1 2 3] /Contents <5EC2E7> ${reference} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /DocMDP ${value} 0 R >> >>`);

  return file.finish(root);
}

const operations = [
  adding({ type: 'rectangle', box: { left: 9, top: 9, width: 9, height: 9 } }),
  {
    kind: 'link.add',
    areas: [{ left: 9, top: 9, width: 9, height: 9 }],
    target: { kind: 'page', page: 'p1' },
  },
];

it.each([
  ['/P 1', 1],
  ['/P 2', 2],
  ['/V /1.2', 2],
  [null, 2],
])('refuses annotations and links in a document certified with %s', async (parameters, level) => {
  expect(permittedLevel(openPdf(certified(parameters), codec))).toBe(level);

  for (const operation of operations) {
    await expect(edited(certified(parameters), [operation])).rejects.toMatchObject({
      code: 'signature-forbids-edit',
      values: { operation: 'o1', number: 1 },
    });
  }
});

it('allows comments where the certification does, and keeps its bytes', async () => {
  const before = certified('/P 3');
  const [comment = {}, link = {}] = operations;
  const { bytes, report } = await edited(before, [comment]);

  expect(report).toMatchObject({ operations: 1, pages: [0] });
  await expect(edited(before, [comment, link])).rejects.toMatchObject({
    code: 'signature-forbids-edit',
    values: { number: 2 },
  });
  expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
});

/** Document with one form field. */
function withField(field: string): Uint8Array {
  const file = new PdfFile();
  const [root, tree, parent] = [file.reserve(), file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  const value = file.add('<< /Type /Sig /ByteRange [0 1 2 3] /Contents <5EC2E7> >>');
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(parent, field.replaceAll('VALUE', `${value} 0 R`).replaceAll('SELF', `${parent} 0 R`));
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm << /Fields [${parent} 0 R] >> >>`);

  return file.finish(root);
}

it.each([
  ['a signed field', '<< /FT /Sig /T (a) /V VALUE >>', true],
  ['a signed field whose type is inherited', '<< /FT /Sig /T (a) /Kids [<< /T (b) /V VALUE >>] >>', true],
  ['an empty signature field', '<< /FT /Sig /T (a) >>', false],
  ['a text field', '<< /FT /Tx /T (a) /V (x) >>', false],
  ['fields in a circle', '<< /T (a) /Kids [SELF] >>', false],
])('finds whether a document with %s is signed', (_name, field, expected) => {
  expect(hasSignatures(openPdf(withField(field), codec))).toBe(expected);
});
