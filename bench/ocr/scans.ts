import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictures } from '@octavo/engine-node/image/read-pictures';
import { writePictures } from '@octavo/engine-node/image/write-pictures';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { layoutOf } from '@octavo/pdf/picture/sheets';
import { corpusFiles } from '@octavo/testkit/corpus';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import sharp from 'sharp';
import { truthBeside } from './truths.ts';

/** A page as a picture in a PDF, with its true text. */
export interface ScanSample {
  readonly name: string;
  readonly path: string;
  readonly truth: string;
  readonly language: string;
}

/** Settings with which a page is turned into a picture. */
interface ScanSettings {
  readonly name: string;
  readonly dpi: number;
  readonly degrees: number;
  /** Noise of the paper and of the sensor, in grey levels. */
  readonly noise: number;
}

const manners: readonly ScanSettings[] = [
  { name: '300 dpi', dpi: 300, degrees: 0, noise: 0 },
  { name: '200 dpi, noisy', dpi: 200, degrees: 0, noise: 28 },
  { name: 'skewed 3.5°', dpi: 300, degrees: 3.5, noise: 8 },
  { name: 'rotated 90°', dpi: 300, degrees: 90, noise: 8 },
  { name: 'rotated 180°', dpi: 200, degrees: 180, noise: 8 },
  { name: 'rotated 270°, skewed 2°', dpi: 300, degrees: 268, noise: 8 },
  { name: 'skewed -5°, noisy', dpi: 200, degrees: -5, noise: 20 },
  { name: 'skewed 1°', dpi: 200, degrees: 1, noise: 8 },
];

/** Number of settings tried for each page: with all of them, a run would take hours. */
const mannersOfPage = 4;

const bornDigital =
  /(tables\/(eu-005|eu-015|schools|argentina)|papers\/(tracemonkey|2305|code_and)|tagged\/amt|simple\/multi_page|ocr\/2023)[^/]*\.pdf$/;

/**
 * Makes scans from pictures whose text is known, then from born-digital pages, whose own text is the truth.
 */
export async function makeScans(folder: string): Promise<ScanSample[]> {
  const real = corpusFiles(/^ocr\/.*\.(jpe?g|png|tif|pdf)$/).flatMap(({ id, path }) => {
    const truth = truthBeside(path);

    return truth === null ? [] : [{ id, path, truth }];
  });
  const scans: ScanSample[] = [];

  for (const { id, path, truth } of real) {
    const language = id.includes('bpt6k') ? 'fra' : 'eng';
    const scan = path.endsWith('.pdf') ? path : await pictureAsPdf(path, folder);
    scans.push({ name: id.replace(/^ocr\//, ''), path: scan, truth, language });
  }

  for (const [index, { name, bytes, language }] of sources().entries()) {
    for (let step = 0; step < mannersOfPage; step += 1) {
      const manner = manners[(index + step * 3) % manners.length]!;
      const path = join(folder, `${index}-${step}.pdf`);
      await writeScan(bytes, manner, path);
      scans.push({ name: `${name}, ${manner.name}`, path, truth: ownText(bytes, folder), language });
    }
  }

  return scans;
}

function sources(): { name: string; bytes: Uint8Array; language: string }[] {
  const files = corpusFiles(bornDigital).map(({ id, path }) => ({
    name: id.replace(/^.*\//, ''),
    bytes: readFileSync(path),
    language: id.includes('2023-06') ? 'fra' : 'eng',
  }));

  return files.length > 0
    ? files
    : [{ name: 'generated', bytes: featureDocument({ pages: 1 }), language: 'eng' }];
}

function ownText(bytes: Uint8Array, folder: string): string {
  const path = join(folder, 'source.pdf');
  writeFileSync(path, bytes);

  return spawnSync('pdftotext', ['-l', '1', path, '-'], { encoding: 'utf8' }).stdout;
}

/** The first page as a scanner would see it. */
async function writeScan(
  bytes: Uint8Array,
  { dpi, degrees, noise }: ScanSettings,
  path: string,
): Promise<void> {
  using document = await loadDocument(bytes);
  const { width, height, data } = drawPage(document, 0, dpi);
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .rotate(degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grain = noiseOver(turned.data, noise);
  const picture = `${path}.jpg`;
  await sharp(grain, { raw: { width: turned.info.width, height: turned.info.height, channels: 1 } })
    .withMetadata({ density: dpi })
    .jpeg({ quality: 80 })
    .toFile(picture);
  writeFileSync(path, readFileSync(await pictureAsPdf(picture, join(path, '..'))));
}

/** Adds noise that is the same in every run. */
function noiseOver(data: Uint8Array, shades: number): Uint8Array {
  let state = 7;

  return data.map((value) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const first = (state >>> 16) & 255;
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const second = (state >>> 16) & 255;

    return Math.max(0, Math.min(255, value * 0.94 + ((first + second - 255) * shades) / 128));
  });
}

async function pictureAsPdf(path: string, folder: string): Promise<string> {
  const target = join(folder, `${path.split('/').at(-1)}.pdf`);
  const kind = /\.tiff?$/.test(path) ? 'tiff' : path.endsWith('.png') ? 'png' : 'jpg';
  const layout = layoutOf({ pageSize: 'fit', orientation: 'auto', margin: 0 });
  const file = { name: path, kind, path, sizeBytes: 0 } as const;
  await writePictures(target, layout, readPictures(file), 'scan');

  return target;
}
