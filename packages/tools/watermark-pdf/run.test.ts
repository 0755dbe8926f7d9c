import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf } from '@octavo/pdf/document';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { anyPlacedPage, placedDocument, type SamplePage } from '@octavo/testkit/pdf/placed-document';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, popplerWords, qpdfCheck } from '@octavo/testkit/programs/independent';
import { type GivenFile, runOn } from '@octavo/testkit/run-on';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 4 }) };

/** A page without content of 400 by 300 points as shown. */
const blank: SamplePage = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
};
const blankFile = { name: 'blank.pdf', bytes: placedDocument([blank]) };

async function mark(given: GivenFile, options: Record<string, unknown>, picture?: GivenFile) {
  const { files } = await runOn('watermark-pdf', [given, ...(picture ? [picture] : [])], options);

  return { path: files[0]?.path ?? '', notes: files[0]?.notes ?? [] };
}

/** A picture that is transparent on its left half and red on its right. */
async function halfPicture(): Promise<GivenFile> {
  const right = await sharp({ create: { width: 20, height: 20, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
    .composite([{ input: right, left: 20, top: 0 }])
    .png()
    .toBuffer();

  return { name: 'logo.png', bytes, option: 'picture' };
}

async function blackSquare(): Promise<GivenFile> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } });

  return { name: 'square.png', bytes: await image.png().toBuffer(), option: 'picture' };
}

/** Bounds of the pixels that are not white, in points. */
async function inkOf(path: string, dpi = 72) {
  using document = await loadDocument(readFileSync(path));
  const { width, data } = await drawPage(document, 0, dpi);
  const box = [Infinity, Infinity, 0, 0] as [number, number, number, number];

  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 250) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
    }
  }

  return box.map((pixels) => (pixels * 72) / dpi);
}

it.each([
  ['Latin', 'Été €'],
  ['Arabic', 'مرحبا'],
  ['Hebrew', 'שלום'],
  ['Japanese', '日本語'],
  ['Devanagari', 'नमस्ते'],
])('writes %s text that can be read back', async (_, text) => {
  const { path } = await mark(blankFile, { text, angle: 0 });

  expect(popplerTexts(path)?.[0]?.normalize('NFKC')).toContain(text);
  expect(qpdfCheck(path).ok).toBe(true);
});

it('sets several lines one below the other', async () => {
  const { path } = await mark(blankFile, { text: 'First\nSecond', angle: 0, size: 20 });
  const [first, second] = popplerWords(path, 1);

  expect([first?.word, second?.word]).toEqual(['First', 'Second']);
  expect((second?.top ?? 0) - (first?.top ?? 0)).toBeCloseTo(24, 1);
});

/** Left and top of a square of 100 points on a page of 400 by 300, whose margins are 15. */
it.each([
  ['center', [150, 100]],
  ['top-left', [15, 15]],
  ['top', [150, 15]],
  ['right', [285, 100]],
  ['bottom-right', [285, 185]],
] as const)('puts a picture at the position %s', async (position, [left, top]) => {
  const options = { position, angle: 0, size: 100, opacity: 100 };
  const { path } = await mark(blankFile, options, await blackSquare());

  expect(await inkOf(path)).toEqual([left, top, left + 100, top + 100]);
});

/** Pages of any rotation, boxes and unit, without content. */
const anyBlankPage = () => anyPlacedPage().map((page): SamplePage => ({ ...page, contents: [] }));

it('puts a picture at the same place of the page as shown, whatever its rotation, boxes and unit', async () => {
  const picture = await blackSquare();
  const options = { position: 'top-right', angle: 0, size: 50, opacity: 100 };

  await fc.assert(
    fc.asyncProperty(anyBlankPage(), async (page) => {
      const bytes = placedDocument([page]);
      const { path } = await mark({ name: 'a.pdf', bytes }, options, picture);
      const { widthPoints = 0, heightPoints = 0 } = openPdf(bytes, codec).pages[0] ?? {};
      const margin = Math.min(36, widthPoints / 20, heightPoints / 20);
      const [left = 0, top = 0, right = 0, bottom = 0] = await inkOf(path, 144);
      // PDFium takes units of user space for points.
      const found = [left, top, right, bottom].map((length) => length * page.userUnit);
      const wanted = [widthPoints - margin - 50, margin, widthPoints - margin, margin + 50];

      expect(Math.max(...found.map((length, at) => Math.abs(length - (wanted[at] ?? 0))))).toBeLessThan(1);
    }),
    { numRuns: 15 },
  );
});

it('puts a text upright on pages of any rotation and unit, where poppler finds it', async () => {
  const options = { text: 'Mark', position: 'top-left', angle: 0, size: 20 };

  await fc.assert(
    fc.asyncProperty(anyBlankPage(), async (page) => {
      const bytes = placedDocument([{ ...page, cropBox: null }]);
      const { path } = await mark({ name: 'a.pdf', bytes }, options);
      const { widthPoints = 0, heightPoints = 0 } = openPdf(bytes, codec).pages[0] ?? {};
      const [word] = popplerWords(path, 1);
      const left = (word?.left ?? 0) * page.userUnit;

      expect(word?.word).toBe('Mark');
      expect(Math.abs(left - Math.min(36, widthPoints / 20, heightPoints / 20))).toBeLessThan(1);
    }),
    { numRuns: 15 },
  );
});

it('fits a text that is too long to the page', async () => {
  const { path } = await mark(blankFile, { text: 'A very long watermark '.repeat(20), angle: 0, size: 40 });
  const [left = 0, , right = 0] = await inkOf(path);

  expect(left).toBeGreaterThan(14);
  expect(right).toBeLessThan(386);
});

it('repeats the watermark over the whole page, within reason', async () => {
  const { path } = await mark(blankFile, { text: 'Mark', position: 'tile', size: 10 });
  const [left = 99, top = 99, right = 0, bottom = 0] = await inkOf(path);
  const tiny = await mark(blankFile, { text: '.', position: 'tile', size: 4 });

  expect(Math.max(left, top, 400 - right, 300 - bottom)).toBeLessThan(40);
  expect(popplerWords(path, 1).length).toBeGreaterThan(20);
  expect(popplerWords(tiny.path, 1).length).toBeLessThan(600);
});

it('keeps the opacity of a picture', async () => {
  const { path } = await mark(blankFile, { angle: 0, size: 100, opacity: 50 }, await halfPicture());
  using document = await loadDocument(readFileSync(path));
  const { width, data } = drawPage(document, 0, 72);
  const bgr = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  const [blue = 0, , red] = bgr(180 + 45, 150);

  expect(bgr(170, 150)).toEqual([255, 255, 255]);
  expect([Math.abs(blue - 127) < 3, red]).toEqual([true, 255]);
});

it('draws over or under what the page has', async () => {
  const bytes = placedDocument([{ ...blank, contents: ['1 1 0 rg 0 0 400 300 re f'] }]);
  const colors = async (layer: string) => {
    const { path } = await mark({ name: 'a.pdf', bytes }, { text: '██', angle: 0, opacity: 100, layer });
    using document = await loadDocument(readFileSync(path));
    const { data } = drawPage(document, 0, 72);

    return new Set(Array.from({ length: data.length / 4 }, (_, at) => data[at * 4]));
  };

  expect(await colors('under')).toEqual(new Set([0]));
  expect((await colors('over')).has(0x80)).toBe(true);
});

it('marks the chosen pages only, as an artifact', async () => {
  const { path } = await mark(file, { text: 'Mark', pages: '2,4', angle: 0, position: 'bottom', size: 12 });
  const bytes = readFileSync(path);

  expect(popplerTexts(path)?.map((text) => text.includes('Mark'))).toEqual([false, true, false, true]);
  expect(everythingIn(bytes)).toContain('/Artifact<</Type/Pagination/Subtype/Watermark>>BDC');
  expect(bytes.subarray(0, file.bytes.length).equals(Buffer.from(file.bytes))).toBe(true);
});

it('keeps the signed bytes of a file', async () => {
  const signed = new PdfFile();
  const [root, tree] = [signed.reserve(), signed.reserve()];
  const page = signed.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  const value = signed.add('<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <5EC2E7> >>');
  signed.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  signed.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /DocMDP ${value} 0 R >> >>`);
  const bytes = signed.finish(root);
  const { path, notes } = await mark({ name: 'signed.pdf', bytes }, { text: 'Mark' });

  expect(readFileSync(path).subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
  expect(notes).toEqual([{ code: 'changed-after-signing', values: {} }]);
});

it('keeps the protection of a file', async () => {
  const { files } = await runOn('protect-pdf', [file], { password: 'secret', allow: 'print,modify' });
  const locked = { name: 'a.pdf', bytes: readFileSync(files[0]?.path ?? ''), password: 'secret' };
  const { path } = await mark(locked, { text: 'Mark', angle: 0, position: 'bottom', size: 12 });

  expect(popplerTexts(path)).toBe(null);
  expect(popplerTexts(path, 'secret')?.[0]).toContain('Mark');
});

it('names a character that no font has', async () => {
  await expect(mark(file, { text: 'x\u{10ffff}' })).rejects.toMatchObject({
    code: 'character-missing',
    values: { code: 'U+10FFFF' },
  });
});

it('needs a text or a picture, and takes only one of them', async () => {
  const refused = { code: 'illegal-input', values: { option: 'text' } };

  await expect(mark(file, {})).rejects.toMatchObject(refused);
  await expect(mark(file, { text: '  \n ' })).rejects.toMatchObject(refused);
  await expect(mark(file, { text: 'Mark' }, await halfPicture())).rejects.toMatchObject(refused);
});

it.each([
  ['another kind of file', { ...file, option: 'picture' }, 'file-type-not-supported'],
  ['a file for an option that takes none', { ...file, option: 'text' }, 'illegal-input'],
])('refuses %s', async (_, given, code) => {
  await expect(mark(file, {}, given)).rejects.toMatchObject({ code });
});

it('names a damaged picture, and does not advise to repair the PDF', async () => {
  const broken = { name: 'logo.png', bytes: (await halfPicture()).bytes.subarray(0, 40), option: 'picture' };
  const failure = await mark(file, {}, broken).then(
    () => null,
    (error: unknown) => error,
  );

  expect(failure).toMatchObject({ code: 'damaged-file', values: { file: 'logo.png' } });
  expect(failure).not.toHaveProperty('values.advice');

  const cut = { name: 'cut.pdf', bytes: new TextEncoder().encode('%PDF-1.7\n') };
  await expect(mark(cut, {}, await halfPicture())).rejects.toMatchObject({
    code: 'damaged-file',
    values: { advice: 'repair' },
  });
});

it('marks every file with the same picture', async () => {
  const { files, results } = await runOn('watermark-pdf', [await halfPicture(), file, blankFile]);

  expect(files.map(({ name }) => name)).toEqual(['a-watermarked.pdf', 'blank-watermarked.pdf']);
  // Results belong to the inputs as they were given.
  expect(results.map(({ input }) => input)).toEqual([1, 2]);
});
