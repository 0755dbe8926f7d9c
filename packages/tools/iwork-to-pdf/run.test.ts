import { numbersFile } from '@octavo/testkit/archive/numbers-file';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const document = { name: 'Index/Document.iwa', bytes: 'nothing that can be read' };
const blue = { create: { width: 612, height: 792, channels: 3, background: '#0000c0' } } as const;
const white = { create: { ...blue.create, background: '#ffffff' } } as const;

it('reads the tables of a spreadsheet that LibreOffice draws without them', async () => {
  const bytes = numbersFile({
    Prices: [
      ['Fruit', 'Price', 'Origin', 'Season'],
      ['Apple', 1.5, 'Normandy', 'Autumn'],
    ],
  });
  const { files } = await runOn('iwork-to-pdf', [{ name: 'Prices.numbers', bytes }]);

  expect(files[0]).toMatchObject({ name: 'Prices.pdf', notes: [{ code: 'tables-only' }] });
  expect(popplerTexts(files[0]?.path ?? '')?.join(' ')).toMatch(/Prices\s+Fruit[\s\S]+Normandy/);
});

it('returns the complete preview of a document that cannot be read', async () => {
  const preview = { name: 'QuickLook/Preview.pdf', bytes: featureDocument({ pages: 3 }) };
  const { files } = await runOn('iwork-to-pdf', [{ name: 'a.pages', bytes: zipFile([document, preview]) }]);

  expect(files[0]?.notes).toMatchObject([{ code: 'preview-used' }]);
  expect(popplerPages(files[0]?.path ?? '')).toBe(3);
});

it('reports that only the first page is shown when only its picture exists', async () => {
  const preview = { name: 'preview.jpg', bytes: await sharp(blue).jpeg().toBuffer() };
  const { files } = await runOn('iwork-to-pdf', [{ name: 'a.key', bytes: zipFile([document, preview]) }]);

  expect(files[0]?.notes).toMatchObject([{ code: 'first-page-only' }]);
  expect(popplerPages(files[0]?.path ?? '')).toBe(1);
});

it('never returns a blank page', async () => {
  const preview = { name: 'preview.jpg', bytes: await sharp(white).jpeg().toBuffer() };

  for (const parts of [[document], [document, preview]]) {
    const file = { name: 'a.pages', bytes: zipFile(parts) };
    await expect(runOn('iwork-to-pdf', [file])).rejects.toMatchObject({ code: 'nothing-to-show' });
  }
});

it('refuses locked documents', async () => {
  const file = { name: 'a.numbers', bytes: zipFile([{ name: '.iwpv2', bytes: 'x' }, document]) };

  await expect(runOn('iwork-to-pdf', [file])).rejects.toMatchObject({ code: 'password-not-supported' });
});
