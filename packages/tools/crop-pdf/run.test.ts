import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A page of 400 by 300 points. */
function pageOf(content: string, entries = ''): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] /Contents ${file.stream('', content)} 0 R ` +
      `/Resources << /Font << /F1 ${file.add(font)} 0 R >> >> ${entries} >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

const words =
  'BT /F1 12 Tf 50 250 Td (Inside words) Tj 250 0 Td (Secret) Tj ET 100 100 20 20 re f 350 20 20 20 re f';

async function crop(bytes: Uint8Array, options: Record<string, unknown>) {
  const { files } = await runOn('crop-pdf', [{ name: 'a.pdf', bytes }], options);
  const [file] = files;
  const path = file?.path ?? '';
  const result = readFileSync(path);

  return { path, bytes: result, document: openPdf(result, codec), notes: file?.notes };
}

it('hides what is outside of an area, and keeps it in the file', async () => {
  const { document, path } = await crop(pageOf(words), { box: '20,10,200,280' });

  expect(document.pages[0]?.cropBox).toEqual([20, 10, 220, 290]);
  expect(document.pages[0]?.mediaBox).toEqual([0, 0, 400, 300]);
  expect(popplerTexts(path)?.[0]).toContain('Secret');
});

it('removes what is outside for good', async () => {
  const { document, path, bytes } = await crop(pageOf(words), { box: '20,10,200,280', cut: true });

  expect(document.pages[0]?.mediaBox).toEqual([20, 10, 220, 290]);
  expect(popplerTexts(path)).toEqual(['Inside words']);
  expect(everythingIn(bytes)).not.toContain('Secret');
  expect(everythingIn(bytes)).not.toContain('350 20 20 20 re');
  expect(qpdfCheck(path).ok).toBe(true);
});

it('crops by margins, whatever the rotation of the page', async () => {
  const { document } = await crop(pageOf(words, '/Rotate 90'), {
    left: '1in',
    top: 10,
    right: '10mm',
    bottom: 0,
  });
  const [page] = document.pages;

  expect(page?.widthPoints).toBeCloseTo(300 - 72 - 28.35, 1);
  expect(page?.heightPoints).toBeCloseTo(390, 1);
  // The left edge as shown is the lower edge of a page rotated by 90 degrees.
  expect(page?.cropBox[1]).toBe(72);
  expect(page?.cropBox[0]).toBe(10);
});

it('crops to the content of each page, or to what all need', async () => {
  const { document } = await crop(pageOf('100 100 50 60 re f'), {});
  const [page] = document.pages;

  page?.cropBox.forEach((value, index) => expect(value).toBeCloseTo([100, 100, 150, 160][index]!, 0));
  expect(
    (await crop(pageOf('100 100 50 60 re f'), { padding: 10, same: true })).document.pages[0]?.widthPoints,
  ).toBeCloseTo(70, 0);
});

it('keeps the size of blank pages and says so', async () => {
  const { document, notes } = await crop(pageOf(''), {});

  expect(document.pages[0]?.widthPoints).toBe(400);
  expect(notes).toEqual([{ code: 'blank-pages-kept', values: { count: 1 } }]);
});

it('limits the boxes for printing to the area', async () => {
  const { document } = await crop(pageOf('', '/TrimBox [10 10 390 290] /ArtBox [300 10 390 290]'), {
    box: '20,10,200,280',
  });
  const dict = document.pages[0]?.dict;

  expect(dict?.get('TrimBox')).toEqual([20, 10, 220, 290]);
  expect(dict?.get('ArtBox')).toBeNull();
});

it('refuses margins that leave nothing, with the page', async () => {
  await expect(crop(pageOf(words), { left: 300, right: 200 })).rejects.toMatchObject({
    code: 'crop-empty',
    values: { page: 1 },
  });
  await expect(crop(pageOf(words), { box: '500,10,20,20' })).rejects.toMatchObject({ code: 'crop-empty' });
});

it('refuses an area together with margins, and lengths in unknown units', async () => {
  await expect(crop(pageOf(words), { box: '1,1,50,50', left: 10 })).rejects.toMatchObject({
    code: 'illegal-input',
  });
  await expect(crop(pageOf(words), { left: '3 feet' })).rejects.toMatchObject({ code: 'illegal-input' });
});
