import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { FileKind } from '@octavo/contract/kinds';
import { drawAtWidth } from '@octavo/engine-node/cad/draw-at-width';
import { drawDrawing } from '@octavo/engine-node/cad/draw-drawing';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { corpusFiles } from '@octavo/testkit/corpus';
import sharp, { type OverlayOptions } from 'sharp';
import { previewOf } from './preview.ts';

/** Pixels of one picture of the sheet. */
const cell = { width: 560, height: 400, caption: 28 };

interface Drawn {
  readonly name: string;
  readonly seconds: number;
  readonly kilobytes: number;
  readonly pages: number;
  readonly picture: Buffer;
  readonly preview: Buffer | null;
}

const place = { workspace: await createWorkspace(), signal: new AbortController().signal };

async function draw(path: string, space: 'layouts' | 'model'): Promise<Drawn> {
  const kind: FileKind = path.endsWith('.dxf') ? 'dxf' : 'dwg';
  const file = { name: basename(path), kind, path, sizeBytes: statSync(path).size };
  const start = performance.now();
  const drawn = await drawDrawing(file, { space, pageSize: 'auto', color: 'color' }, place, () => undefined);
  const seconds = (performance.now() - start) / 1000;
  const [first] = await drawAtWidth(drawn.path, { width: 1600, quality: 90 }, place, () => undefined);

  return {
    name: `${basename(path)}, ${space}`,
    seconds,
    kilobytes: statSync(drawn.path).size / 1024,
    pages: drawn.pages,
    picture: await fitted(first?.path ?? ''),
    preview: kind === 'dwg' ? await fittedPreview(path) : null,
  };
}

function fitted(input: string | Buffer): Promise<Buffer> {
  return sharp(input)
    .resize({ width: cell.width, height: cell.height, fit: 'contain', background: 'white' })
    .png()
    .toBuffer();
}

async function fittedPreview(path: string): Promise<Buffer | null> {
  const preview = await previewOf(readFileSync(path));

  return preview === null ? null : fitted(preview);
}

/** Each drawing on a row: as drawn here, and as its own program pictured it. */
async function contactSheet(drawings: readonly Drawn[]): Promise<Buffer> {
  const height = cell.height + cell.caption;
  const layers = drawings.flatMap(({ name, picture, preview }, row): OverlayOptions[] => [
    { input: caption(name), left: 8, top: row * height },
    { input: picture, left: 0, top: row * height + cell.caption },
    ...(preview === null ? [] : [{ input: preview, left: cell.width + 8, top: row * height + cell.caption }]),
  ]);

  return sharp({
    create: {
      width: cell.width * 2 + 8,
      height: drawings.length * height,
      channels: 3,
      background: '#8a8f98',
    },
  })
    .composite(layers)
    .png({ palette: true, quality: 80 })
    .toBuffer();
}

function caption(text: string): Buffer {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}"><text x="0" y="20" font-family="DejaVu Sans" font-size="15" fill="white">${words}</text></svg>`,
  );
}

const paths = process.argv.slice(2).map((path) => resolve(path));
const chosen = paths.length > 0 ? paths : corpusFiles(/^cad\/.*\.(dwg|dxf)$/).map(({ path }) => path);
const drawings: Drawn[] = [];
console.log('| Drawing | seconds | PDF | pages |\n| --- | --- | --- | --- |');

for (const path of chosen) {
  for (const space of ['layouts', 'model'] as const) {
    const drawn = await draw(path, space);
    drawings.push(drawn);
    console.log(
      `| ${drawn.name} | ${drawn.seconds.toFixed(2)} | ${drawn.kilobytes.toFixed(0)} KB | ${drawn.pages} |`,
    );
  }
}

const target = join(tmpdir(), 'octavo-contact-sheet.png');
writeFileSync(target, await contactSheet(drawings));
console.log(`\nEach beside the picture it carries of itself: ${target}`);
await place.workspace.remove();
