import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { openPdf } from '@octavo/pdf/document';
import { luminanceOf } from '@octavo/pdf/image/classify';
import { ssim } from '@octavo/pdf/image/ssim';
import { PdfName, PdfStream } from '@octavo/pdf/objects';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { greyCodestream } from '@octavo/testkit/pictures/grey-codestream';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { drawPage } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';
import { createWorkspace } from '../workspace.ts';
import { compress } from './compress.ts';
import type { CompressionLevel } from './settings.ts';

const side = 600;

interface TestPicture {
  readonly entries: string;
  readonly data: Uint8Array;
}

/** A page of 4 by 4 inches that one picture fills, or of another size. */
function pageOf({ entries, data }: TestPicture, widthPoints = 288, heightPoints = 288): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const image = file.stream(`/Type /XObject /Subtype /Image ${entries}`, data);
  const content = file.stream('', `q ${widthPoints} 0 0 ${heightPoints} 0 0 cm /I Do Q`);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${widthPoints} ${heightPoints}] /Contents ${content} 0 R /Resources << /XObject << /I ${image} 0 R >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

interface Compressed {
  readonly share: number;
  readonly filter: string;
  readonly space: string;
  readonly width: number;
  /** Likeness of the page to the original, as PDFium draws them. */
  readonly likeness: number;
}

async function compressed(bytes: Uint8Array, level: CompressionLevel): Promise<Compressed> {
  const workspace = await createWorkspace();

  try {
    const path = workspace.newPath('pdf');
    writeFileSync(path, bytes);
    const document = openPdf(bytes, codec);
    const place = { workspace, signal: new AbortController().signal };
    const goal = { kind: 'level', level } as const;
    const outcome = await compress({
      document,
      path,
      isRepaired: false,
      goal,
      place,
      report: () => undefined,
    });

    if (outcome.kind !== 'written') {
      throw new Error(`not written: ${outcome.kind}`);
    }

    const written = readFileSync(outcome.path);
    const result = openPdf(written, codec);
    const image = Array.from({ length: result.size }, (_, number) => result.object(number)).find(
      (object): object is PdfStream => object instanceof PdfStream && object.dict.has('Width'),
    )!;
    const space = result.get(image.dict, 'ColorSpace');

    return {
      share: written.length / bytes.length,
      filter: result.filters(image).at(-1)?.name ?? '',
      space: space instanceof PdfName ? space.value : 'other',
      width: Number(result.get(image.dict, 'Width')),
      likeness: await likenessOf(bytes, written),
    };
  } finally {
    await workspace.remove();
  }
}

async function likenessOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const draw = async (bytes: Uint8Array) => {
    using document = await loadDocument(bytes);
    const pixels = drawPage(document, 0, 72);

    return { ...pixels, gray: luminanceOf({ ...pixels, channels: 4 }) };
  };
  const [before, after] = [await draw(one), await draw(other)];

  return ssim(before.gray, after.gray, before.width, before.height);
}

/** Soft shapes with slight grain in some components, from 0 to 255. */
function shapes(channels: number): Buffer {
  const data = Buffer.alloc(side * side * channels);
  let grain = 1;

  for (let at = 0; at < side * side; at += 1) {
    grain = (grain * 1103515245 + 12345) & 0x7fffffff;
    const [x, y] = [at % side, Math.floor(at / side)];

    for (let channel = 0; channel < channels; channel += 1) {
      const wave = Math.sin((x + 40 * channel) / (57 + 9 * channel)) + Math.cos(y / 43);
      data[at * channels + channel] = (channel === 3 ? 20 : 90) + 30 * wave + ((grain >> 16) & 1);
    }
  }

  return data;
}

const size = `/Width ${side} /Height ${side} /BitsPerComponent 8 /Filter /FlateDecode`;
const tint = '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]';

it('recodes JPEG 2000 as JPEG', async () => {
  const picture = {
    entries: `/Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode`,
    data: greyCodestream(side, side, 3, 200_000),
  };
  const result = await compressed(pageOf(picture), 'high');

  expect(result).toMatchObject({ filter: 'DCTDecode', space: 'DeviceGray' });
  expect(result.share).toBeLessThan(0.1);
  expect(result.likeness).toBeGreaterThan(0.999);
});

it.each(['low', 'high'] as const)('codes four inks as JPEG of the same inks (%s)', async (level) => {
  for (const decode of ['', '/Decode [1 0 1 0 1 0 1 0]']) {
    const picture = { entries: `${size} /ColorSpace /DeviceCMYK ${decode}`, data: deflateSync(shapes(4)) };
    const result = await compressed(pageOf(picture), level);

    expect(result).toMatchObject({ filter: 'DCTDecode', space: 'DeviceCMYK' });
    expect(result.share).toBeLessThan(0.4);
    expect(result.likeness).toBeGreaterThan(0.95);
  }
});

it('codes a palette of inks as JPEG of the inks', async () => {
  const palette = Buffer.from(
    Array.from({ length: 256 }, (_, index) => [index, 255 - index, 40, index >> 4]).flat(),
  );
  const indices = shapes(1);
  const space = `[/Indexed /DeviceCMYK 255 <${palette.toString('hex')}>]`;
  const result = await compressed(
    pageOf({ entries: `${size} /ColorSpace ${space}`, data: deflateSync(indices) }),
    'high',
  );

  expect(result).toMatchObject({ filter: 'DCTDecode', space: 'DeviceCMYK' });
  expect(result.likeness).toBeGreaterThan(0.92);
});

it('shows named inks in the colours of a screen at the highest level only', async () => {
  const program = 'dup 0.2 mul exch 0.4 mul 3 2 roll dup 0.3 mul exch 0.6 mul';
  const file = (names: string, channels: number) => {
    const space = `[/DeviceN [${names}] /DeviceCMYK 9 0 R]`;

    return { entries: `${size} /ColorSpace ${space}`, data: deflateSync(shapes(channels)) };
  };
  const named = (picture: TestPicture) => {
    const pdf = new PdfFile();
    const [root, tree] = [pdf.reserve(), pdf.reserve()];
    const transform = pdf.stream(tint, `{ ${program} }`);
    const image = pdf.stream(
      `/Type /XObject /Subtype /Image ${picture.entries.replace('9 0 R', `${transform} 0 R`)}`,
      picture.data,
    );
    const content = pdf.stream('', 'q 288 0 0 288 0 0 cm /I Do Q');
    const page = pdf.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 288 288] /Contents ${content} 0 R /Resources << /XObject << /I ${image} 0 R >> >> >>`,
    );
    pdf.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
    pdf.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

    return pdf.finish(root);
  };
  const bytes = named(file('/Orange /Teal', 2));

  expect(await compressed(bytes, 'high')).toMatchObject({ filter: 'DCTDecode', space: 'DeviceRGB' });
  expect(await compressed(bytes, 'low')).toMatchObject({ filter: 'FlateDecode', space: 'other' });
});

it('keeps more dots of scanned pages than of photographs', async () => {
  const scan = await sharp(await scanPicture(scanLines, { dpi: 300 }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scanned = {
    entries: `/Width ${scan.info.width} /Height ${scan.info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    data: deflateSync(scan.data),
  };
  const inches = scan.info.width / 300;
  const page = await compressed(pageOf(scanned, inches * 72, (scan.info.height / 300) * 72), 'high');
  const photograph = await compressed(
    pageOf({ entries: `${size} /ColorSpace /DeviceRGB`, data: deflateSync(shapes(3)) }),
    'high',
  );

  expect(page.width).toBeGreaterThanOrEqual(Math.floor(inches * 150));
  expect(page.likeness).toBeGreaterThan(0.96);
  expect(photograph.width).toBe(4 * 96);
});
