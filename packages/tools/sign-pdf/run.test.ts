import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { popplerFonts, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { runOn } from '@octavo/testkit/run-on';
import { agreementPdf, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;
const bytes = placedDocument([page, { ...page, rotation: 90 }, page]);
const blue = { r: 0, g: 0, b: 255, alpha: 1 };
const image = {
  name: 'sig.png',
  option: 'image',
  bytes: await sharp({ create: { width: 40, height: 10, channels: 4, background: blue } })
    .png()
    .toBuffer(),
};

async function sign(options: Record<string, unknown>, ...more: readonly (typeof image)[]) {
  const { files } = await runOn('sign-pdf', [{ name: 'contract.pdf', bytes }, ...more], options);
  const [output] = files;

  return { name: output?.name, path: output?.path ?? '', bytes: readFileSync(output?.path ?? '') };
}

/** Box of the blue pixels of a page, in points; null when it has none. */
async function blueBox(result: Uint8Array, index: number) {
  using document = await loadDocument(result);
  const { width, data } = drawPage(document, index, 72);
  const found = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => data[pixel * 4] === 255 && data[pixel * 4 + 1] === 0,
  );
  const [xs, ys] = [found.map((pixel) => pixel % width), found.map((pixel) => Math.floor(pixel / width))];

  return found.length === 0 ? null : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

it('places a picture where it was asked for, after the bytes of the file', async () => {
  const signed = await sign({ page: 'all', at: '72,100', width: 160 }, image);

  expect(signed.name).toBe('contract-signed.pdf');
  expect(qpdfCheck(signed.path).ok).toBe(true);
  expect(signed.bytes.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);

  for (const index of [0, 1, 2]) {
    expect(await blueBox(signed.bytes, index)).toEqual([72, 100, 231, 139]);
  }
});

it('places on the last page unless others are named, and the date below', async () => {
  const signed = await sign({ text: 'Ada Lovelace', date: true, at: '40,40' }, image);
  const [first, , last] = popplerTexts(signed.path) ?? [];

  expect(await blueBox(signed.bytes, 0)).toBeNull();
  expect(first?.trim()).toBe('');
  expect(last).toMatch(/Ada Lovelace[^]*\d{4}-\d\d-\d\d/);
});

it('writes a name as outlines, without a font', async () => {
  const signed = await sign({
    text: 'Zoë Łukasz',
    at: '40,40',
    width: 200,
    hand: 'caveat',
    color: '#0000ff',
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = (await blueBox(signed.bytes, 2)) ?? [];

  // The pages bring a font of their own.
  expect(popplerFonts(signed.path)).toEqual(['Helvetica']);
  // The edges of the ink are lighter than its middle.
  expect(left).toBeGreaterThanOrEqual(40);
  expect(right).toBeLessThan(240);
  expect(right - left).toBeGreaterThan(185);
  expect(top).toBeGreaterThanOrEqual(40);
  expect(bottom - top).toBeGreaterThan(30);
});

it('places as annotations that can be moved', async () => {
  const signed = await sign({ at: '40,40', as: 'annotation' }, image);

  expect(signed.bytes.toString('latin1')).toMatch(/\/Subtype\s*\/Stamp/);
});

it.each([
  [undefined, true, []],
  ['content', false, ['changed-after-signing']],
])('marks a signed file as %s', async (as, isAnnotation, notes) => {
  const signedBytes = await signByHand(await openAuthority(), agreementPdf(), {
    signer: 'p-256',
    number: 20,
    objects: { 12: signedField(20) },
  });
  const { files } = await runOn('sign-pdf', [{ name: 'agreement.pdf', bytes: signedBytes }, image], {
    at: '40,40',
    ...(as === undefined ? {} : { as }),
  });
  const path = files[0]?.path ?? '';
  const added = readFileSync(path).subarray(signedBytes.length).toString('latin1');

  expect(/\/Subtype\s*\/Stamp/.test(added)).toBe(isAnnotation);
  expect(pdfsigSignatures(path)).toMatchObject([{ isValid: true }]);
  expect(files[0]?.notes.map(({ code }) => code)).toEqual(notes);
});

it('applies the list of the editor', async () => {
  const base = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 3 };
  const box = { left: 10, top: 20, width: 40, height: 10 };
  const operation = {
    id: 'a',
    kind: 'stamp.place',
    face: { kind: 'picture', asset: 'own.png' },
    places: [{ page: 'p2', box }],
    as: 'content',
  };
  const asset = { ...image, name: 'own.png', option: 'asset' };
  const signed = await sign({ edits: { version: 1, base, operations: [operation] } }, asset);

  expect(await blueBox(signed.bytes, 1)).toEqual([10, 20, 49, 29]);
});

it.each([
  ['mark-missing', {}, []],
  ['mark-place-missing', { text: 'Ada' }, []],
  ['mark-off-page', { at: '300,100', width: 160, page: '1' }, [image]],
  ['character-missing', { text: 'Ада', hand: 'sacramento', at: '40,40' }, []],
  ['invalid-pages', { at: '40,40', page: '9' }, [image]],
])('fails with %s, and writes nothing', async (code, options, files) => {
  await expect(sign(options, ...files)).rejects.toMatchObject({ code });
});
