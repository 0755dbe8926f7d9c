import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { archivalPart } from '@octavo/pdf/optimise/conformance';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import fc from 'fast-check';
import { expect, it } from 'vitest';

interface TestImage {
  readonly entries: string;
  readonly data: Uint8Array;
}

/** Pages of 4 by 4 inches with one picture each and a line of text. */
function pictureDocument(
  pictures: readonly TestImage[],
  catalogEntries = '',
  more?: (file: PdfFile) => void,
): Uint8Array {
  const file = new PdfFile();
  const root = file.reserve();
  const tree = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const pages = pictures.map(({ entries, data }, index) => {
    const image = file.stream(`/Type /XObject /Subtype /Image ${entries}`, data);
    const content = file.stream(
      '',
      `q 288 0 0 288 0 0 cm /I Do Q BT /F 12 Tf 20 20 Td (Picture ${index + 1}) Tj ET`,
    );
    const resources = `<< /XObject << /I ${image} 0 R >> /Font << /F ${font} 0 R >> >>`;

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 288 288] /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  more?.(file);
  file.set(
    tree,
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${catalogEntries} >>`);

  return file.finish(root);
}

const side = 1200;
const size = `/Width ${side} /Height ${side}`;

/** Soft shapes with slight grain, like a photograph. */
function photo(): TestImage {
  const data = Buffer.alloc(side * side * 3);
  let grain = 1;

  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      grain = (grain * 1103515245 + 12345) & 0x7fffffff;
      const value = 120 + 60 * Math.sin(x / 97) + 50 * Math.cos(y / 61) + ((grain >> 16) & 7);
      data.set([value, value * 0.8, 255 - value], (y * side + x) * 3);
    }
  }

  return {
    entries: `${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
    data: deflateSync(data),
  };
}

/** One-bit strokes, stored like a scanner driver would: packed but not compressed. */
function scan(entries = '/ColorSpace /DeviceGray'): TestImage {
  const data = Buffer.alloc((side / 8) * side, 0xff);

  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((x * x + y * y * 3) % 9000 < 700) {
        data[y * (side / 8) + (x >> 3)]! &= ~(0x80 >> (x & 7));
      }
    }
  }

  return {
    entries: `${size} ${entries} /BitsPerComponent 1 /Filter /FlateDecode`,
    data: deflateSync(data, { level: 1 }),
  };
}

async function compress(bytes: Uint8Array, options: Record<string, unknown> = {}) {
  const { files } = await runOn('compress-pdf', [{ name: 'a.pdf', bytes }], options);
  const [file] = files;
  const path = file?.path ?? '';

  return { path, bytes: statSync(path).size, notes: file?.notes ?? [], note: file?.notes[0] };
}

it('makes a document smaller with every level, and measures the loss', async () => {
  const bytes = pictureDocument([photo(), scan()]);
  const sizes: number[] = [];

  for (const [level, floor] of [
    ['low', 0.99],
    ['medium', 0.97],
    ['high', 0.92],
  ] as const) {
    const result = await compress(bytes, { level });
    expect(result.note).toMatchObject({
      code: 'compressed',
      values: { before: bytes.length, after: result.bytes, pagesMeasured: 2 },
    });
    expect(result.note?.values['ssimWorst']).toBeGreaterThanOrEqual(floor);
    expect(qpdfCheck(result.path).ok).toBe(true);
    expect(popplerTexts(result.path)).toEqual(['Picture 1', 'Picture 2']);
    sizes.push(result.bytes);
  }

  expect(sizes[0]).toBeLessThan(bytes.length / 4);
  expect(sizes[1]).toBeLessThan(sizes[0]!);
  expect(sizes[2]).toBeLessThan(sizes[1]!);
});

it('is lossless for a one-bit picture that is not scaled, whatever its polarity', async () => {
  for (const entries of [
    '/ColorSpace /DeviceGray',
    '/ColorSpace /DeviceGray /Decode [1 0]',
    '/ImageMask true',
  ]) {
    const { note } = await compress(pictureDocument([scan(entries)]), { level: 'low' });
    expect(note).toMatchObject({ code: 'compressed', values: { ssim: 1, ssimWorst: 1 } });
  }
});

it('stays just below a target size', async () => {
  const bytes = pictureDocument([photo(), photo()]);

  for (const target of [150_000, 60_000]) {
    const result = await compress(bytes, { targetSize: target });
    expect(result.notes.map(({ code }) => code)).toEqual(['compressed']);
    expect(result.bytes).toBeLessThanOrEqual(target);
    expect(result.bytes).toBeGreaterThan(target * 0.97);
  }
});

it('returns the smallest file when the target is out of reach, and reports its size', async () => {
  const result = await compress(pictureDocument([photo()]), { targetSize: 900 });
  expect(result.notes[1]).toEqual({ code: 'target-missed', values: { target: 900, smallest: result.bytes } });
});

it('returns the original when nothing can be saved', async () => {
  const once = await compress(pictureDocument([scan()]), { level: 'low' });
  const bytes = readFileSync(once.path);
  const again = await compress(bytes, { level: 'low' });
  expect(again.note).toEqual({ code: 'already-small', values: { before: bytes.length, next: 'medium' } });
  expect(readFileSync(again.path).equals(bytes)).toBe(true);
});

it('rewrites a damaged file that other readers cannot open', async () => {
  const intact = Buffer.from(noiseDocument({ pages: 1, imageBytes: 9000 }));
  const bytes = intact.subarray(0, intact.lastIndexOf('xref', intact.lastIndexOf('startxref') - 1));
  const { path, notes } = await compress(bytes, { level: 'low' });

  expect(notes.some(({ code }) => code === 'repaired')).toBe(true);
  expect(qpdfCheck(path).ok).toBe(true);
});

it('rewrites a file with a wrong page count', async () => {
  const miscounted = Buffer.from(pictureDocument([scan(), scan()])).toString('latin1');
  const bytes = Buffer.from(miscounted.replace('/Count 2', '/Count 7'), 'latin1');
  const { path, bytes: after, notes } = await compress(bytes, { level: 'low' });

  expect(openPdf(readFileSync(path), codec).pageCount).toBe(2);
  expect(after).toBeLessThan(bytes.length);
  expect(notes.map(({ code }) => code)).toEqual(['compressed', 'repaired']);
});

it('removes output intents at the highest level only, with the claims that depend on them', async () => {
  const claim = '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>';
  const document = pictureDocument([photo()], '/OutputIntents [7 0 R] /Metadata 9 0 R', (file) => {
    expect(file.reserve()).toBe(7);
    file.set(7, '<< /Type /OutputIntent /S /GTS_PDFA1 /DestOutputProfile 8 0 R >>');
    expect(
      file.stream(
        '/N 4',
        new Uint8Array(20_000).map((_, at) => (at * at) % 251),
      ),
    ).toBe(8);
    expect(file.stream('/Type /Metadata /Subtype /XML', claim)).toBe(9);
  });
  const codesAt = async (level: string) => {
    const { path, notes } = await compress(document, { level });
    const result = openPdf(readFileSync(path), codec);

    return {
      has: result.catalog.has('OutputIntents'),
      claims: archivalPart(result),
      codes: notes.map(({ code }) => code),
    };
  };

  expect(await codesAt('medium')).toEqual({ has: true, claims: 2, codes: ['compressed'] });
  expect(await codesAt('high')).toEqual({
    has: false,
    claims: 0,
    codes: ['compressed', 'print-data-removed', 'archive-claim-removed'],
  });
});

it('offers the next level when little was gained', async () => {
  const entries = '/Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const document = pictureDocument([{ entries, data: new Uint8Array(4096) }], '/Other 7 0 R', (file) => {
    expect(file.stream('', randomBytes(100_000))).toBe(7);
  });
  const low = await compress(document, { level: 'low' });
  const high = await compress(document, { level: 'high' });

  expect(low.notes.at(-1)).toEqual({ code: 'well-compressed', values: { next: 'medium' } });
  expect(high.notes.at(-1)?.values).not.toHaveProperty('next');
});

it('reads recursive colour spaces', async () => {
  const indexed = '/ColorSpace 8 0 R /Width 8 /Height 8 /BitsPerComponent 8';
  const document = pictureDocument([{ entries: indexed, data: new Uint8Array(64) }], '', (file) => {
    const number = file.reserve();
    expect(number).toBe(7);
    file.set(number, '[/Separation /A 7 0 R 7 0 R]');
    expect(file.add('[/Indexed 8 0 R 255 <00>]')).toBe(8);
  });
  const negative = pictureDocument(
    [{ entries: indexed.replace('8 0 R', '[/Indexed /DeviceRGB -9 <00>]'), data: new Uint8Array(64) }],
    '',
  );

  for (const bytes of [document, negative]) {
    expect((await compress(bytes)).notes.length).toBeGreaterThan(0);
  }
});

it('leaves a signed document unchanged, but not one with usage rights only', async () => {
  const signature = '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 10 20 30] /Contents <00> >>';
  const signed = pictureDocument([scan()], '', (file) => file.add(signature));
  // The object must be reachable: the catalog of a signed document references its signature.
  const number = 3 + 3 + 1;
  const certified = pictureDocument([scan()], `/Perms << /DocMDP ${number} 0 R >>`, (file) =>
    file.add(signature),
  );
  const usage = pictureDocument([scan()], `/Perms << /UR3 ${number} 0 R >>`, (file) => file.add(signature));
  expect(signed.length).toBeLessThan(certified.length);

  const kept = await compress(certified);
  expect(kept.note).toEqual({ code: 'signed-kept', values: {} });
  expect(readFileSync(kept.path).equals(Buffer.from(certified))).toBe(true);
  expect((await compress(usage)).note?.code).toBe('compressed');
});

it('skips pictures that are too large, truncated or invalid', async () => {
  const giant = {
    entries: '/Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    data: new Uint8Array(10),
  };
  const short = {
    entries: '/Width 900 /Height 900 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    data: new Uint8Array(10),
  };
  const result = await compress(pictureDocument([giant, short, scan()]));
  expect(qpdfCheck(result.path).ok).toBe(true);
});

it('never makes a document larger, and keeps its page features', async () => {
  const documents = fc.record({
    pages: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(1000),
    level: fc.constantFrom('low', 'medium', 'high', 'custom'),
    hasNoise: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(documents, async ({ pages, seed, level, hasNoise }) => {
      const bytes = hasNoise ? noiseDocument({ pages, imageBytes: 4096, seed }) : featureDocument({ pages });
      const result = await compress(bytes, { level });
      expect(result.bytes).toBeLessThanOrEqual(bytes.length);
      expect(countFeatures(openPdf(readFileSync(result.path), codec))).toEqual(
        countFeatures(openPdf(bytes, codec)),
      );
    }),
    { numRuns: 8 },
  );
});
