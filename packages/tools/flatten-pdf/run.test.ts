import { readFileSync } from 'node:fs';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { layeredDocument } from '@octavo/testkit/pdf/layered-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

async function flatten(bytes: Uint8Array, options: Record<string, unknown> = {}) {
  const { files } = await runOn('flatten-pdf', [{ name: 'a.pdf', bytes }], options);
  const [output] = files;
  const path = output?.path ?? '';

  return { name: output?.name, notes: output?.notes, path, bytes: readFileSync(path) };
}

it('flattens fields, annotations and layers, and counts them', async () => {
  const { name, notes, path, bytes } = await flatten(annotatedDocument());

  expect(name).toBe('a-flattened.pdf');
  expect(notes).toEqual([{ code: 'flattened', values: { fields: 3, annotations: 12, layers: 0 } }]);
  expect(popplerTexts(path)?.[0]).toContain('filled');
  expect(everythingIn(bytes)).not.toContain('/Annot');
});

it('leaves what is not chosen', async () => {
  const { notes, bytes } = await flatten(featureDocument({ pages: 3 }), { forms: true, annotations: false });
  const everything = everythingIn(bytes);

  expect(notes).toEqual([{ code: 'flattened', values: { fields: 6, annotations: 0, layers: 3 } }]);
  expect(everything).toContain('/FileAttachment');
  expect(everything).not.toMatch(/AcroForm|OCProperties/);
});

it('removes the content of layers that are off from the bytes', async () => {
  expect(everythingIn((await flatten(layeredDocument())).bytes)).not.toContain('HiddenWords');
});

it('returns a file without such parts as it is', async () => {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const given = file.finish(file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`));
  const { notes, bytes } = await flatten(given);

  expect(notes).toEqual([{ code: 'nothing-to-flatten', values: {} }]);
  expect(bytes.equals(Buffer.from(given))).toBe(true);
});
