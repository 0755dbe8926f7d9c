import { readFileSync } from 'node:fs';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { multiplyingDocument } from '@octavo/testkit/pdf/multiplying-page';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 12 }) };

it('draws the chosen pages at the requested resolution', async () => {
  const { files } = await runOn('pdf-to-jpg', [file], { pages: '2,11-12', dpi: 72 });

  expect(files.map(({ name }) => name)).toEqual(['a-02.jpg', 'a-11.jpg', 'a-12.jpg']);
  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({
    format: 'jpeg',
    width: 612,
    height: 792,
  });
});

it('refuses a page that is too complex, and draws the others', async () => {
  const hostile = { name: 'a.pdf', bytes: multiplyingDocument('forms', 9, 20) };

  await expect(runOn('pdf-to-jpg', [hostile], {})).rejects.toMatchObject({
    code: 'too-complex',
    values: { page: 2 },
  });
  expect((await runOn('pdf-to-jpg', [hostile], { pages: '1' })).files).toHaveLength(1);
});

it.each([
  ['with units of 2 points', '/UserUnit 2', 200, 400],
  ['as a whole when the crop box is outside', '/CropBox [300 300 400 400]', 100, 200],
  ['cropped to its crop box', '/CropBox [0 0 50 500]', 50, 200],
])('draws a page %s', async (_, entries, width, height) => {
  const pdf = new PdfFile();
  const pages = pdf.reserve();
  const page = pdf.add(`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 100 200] ${entries} >>`);
  pdf.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const bytes = pdf.finish(pdf.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  const { files } = await runOn('pdf-to-jpg', [{ name: 'a.pdf', bytes }], { dpi: 72 });
  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({ width, height });

  using document = await loadDocument(bytes);
  const drawn = drawPage(document, 0, entries.includes('UserUnit') ? 144 : 72);
  expect([drawn.width, drawn.height]).toEqual([width, height]);
});

it('draws PNG', async () => {
  const { files } = await runOn('pdf-to-jpg', [file], { pages: '1', format: 'png', dpi: 36 });

  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({ format: 'png' });
});

it('extracts a placed JPEG unchanged', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2438c8' } })
    .jpeg()
    .toBuffer();
  const placed = await runOn('jpg-to-pdf', [{ name: 'blue.jpg', bytes: picture }]);
  const bytes = readFileSync(placed.files[0]?.path ?? '');
  const { files } = await runOn('pdf-to-jpg', [{ name: 'blue.pdf', bytes }], { mode: 'images' });

  expect(readFileSync(files[0]?.path ?? '').equals(picture)).toBe(true);
});

it('reports that there are no pictures', async () => {
  await expect(runOn('pdf-to-jpg', [file], { mode: 'images' })).rejects.toMatchObject({ code: 'no-images' });
});
