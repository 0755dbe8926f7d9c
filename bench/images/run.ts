/**
 * Compares compress-image and resize-image with ImageMagick and libjpeg's cjpeg: `node bench/images/run.ts
 * [picture…]`. Without pictures it takes a generated photograph and, if available, JPEGs of the corpus. A
 * peer gets the quality whose file is the largest that does not exceed ours, so that similarity is compared
 * at the same size.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openPicture } from '@octavo/engine-node/image/open-picture';
import { lightnessOf, likenessOf } from '@octavo/engine-node/image/picture-likeness';
import { corpusFiles } from '@octavo/testkit/corpus';
import { photograph } from '@octavo/testkit/pictures/pictures';
import { measure, median } from '../page-operations/measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const octavo = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const turns = 3;

type Coder = (quality: number, path: string) => string[];

async function pictures(): Promise<string[]> {
  if (process.argv.length > 2) {
    return process.argv.slice(2);
  }

  const made = join(folder, 'generated-3000x2000.jpg');
  writeFileSync(made, await photograph(3000, 2000).jpeg({ quality: 95 }).toBuffer());

  return [made, ...corpusFiles(/^images\/(Landscape|Portrait)[^/]*\.jpg$/).map(({ path }) => path)];
}

async function likeness(path: string, original: string): Promise<number> {
  const { size: sizeBytes } = statSync(original);
  const picture = await openPicture({ name: original, kind: 'jpg', path: original, sizeBytes });

  return likenessOf(await lightnessOf(picture.pixels('first'), picture), readFileSync(path));
}

/** Highest quality of a peer whose file is no larger than ours, and its cost. */
function atSize(coder: Coder, bytes: number, path: string) {
  let low = 1;
  let high = 100;

  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    measure(coder(quality, path), 120);

    if (statSync(path).size <= bytes) {
      low = quality;
    } else {
      high = quality - 1;
    }
  }

  return { quality: low, cost: median(() => measure(coder(low, path), 120), turns) };
}

console.log('| picture | coder | size KB | likeness | CPU s | peak MB |');
console.log('|---|---|---|---|---|---|');

const row = async (
  name: string,
  coder: string,
  path: string,
  original: string,
  cost: ReturnType<typeof median>,
) => {
  const cells = [
    name,
    coder,
    (statSync(path).size / 1024).toFixed(0),
    (await likeness(path, original)).toFixed(4),
  ];
  console.log(`| ${[...cells, cost?.cpuSeconds.toFixed(2), cost?.peakMegabytes.toFixed(0)].join(' | ')} |`);
};

for (const original of await pictures()) {
  const name = basename(original);
  const ours = join(folder, 'ours.jpg');
  const pixels = join(folder, 'pixels.ppm');
  const peers: Record<string, Coder> = {
    ImageMagick: (quality, path) => [
      'convert',
      original,
      '-auto-orient',
      '-strip',
      '-quality',
      String(quality),
      path,
    ],
    cjpeg: (quality, path) => [
      'cjpeg',
      '-quality',
      String(quality),
      '-optimize',
      '-progressive',
      '-outfile',
      path,
      pixels,
    ],
  };
  measure(['convert', original, '-auto-orient', pixels], 120);

  for (const level of [70, 40]) {
    const command = [
      process.execPath,
      octavo,
      'compress-image',
      original,
      '--level',
      String(level),
      '-o',
      ours,
    ];
    rmSync(ours, { force: true });
    const cost = median(() => {
      rmSync(ours, { force: true });

      return measure(command, 120);
    }, turns);
    await row(name, `Octavo, ${level}%`, ours, original, cost);

    for (const [peer, coder] of Object.entries(peers)) {
      const path = join(folder, `${peer}.jpg`);
      const found = atSize(coder, statSync(ours).size, path);
      measure(coder(found.quality, path), 120);
      await row(name, `${peer}, ${found.quality}`, path, original, found.cost);
    }
  }
}

const large = join(folder, 'large.jpg');
writeFileSync(large, await photograph(4000, 4000).jpeg({ quality: 92 }).toBuffer());
console.log('\n| 4000 × 4000 to 1600 wide | CPU s | peak MB |');
console.log('|---|---|---|');

for (const [name, command] of [
  [
    'Octavo',
    [process.execPath, octavo, 'resize-image', large, '--size', '1600xauto', '-o', `${folder}/small/`],
  ],
  ['ImageMagick', ['convert', large, '-resize', '1600x', '-quality', '90', join(folder, 'small.jpg')]],
] as const) {
  const cost = median(() => measure([...command], 120), turns);
  console.log(`| ${name} | ${cost?.cpuSeconds.toFixed(2)} | ${cost?.peakMegabytes.toFixed(0)} |`);
}

rmSync(folder, { recursive: true });
