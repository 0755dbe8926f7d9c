/**
 * Compares pdf-to-jpg with pdftoppm on the same pages: `node bench/pdf-to-jpg/run.ts [file.pdf…]`. Without
 * files it takes generated documents and, if available, long real ones of the corpus.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { corpusFiles } from '@octavo/testkit/corpus';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { measure, median } from '../page-operations/measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const octavo = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const turns = 3;

/** Measures wall time, too: Octavo renders with two processes, pdftoppm with one. */
function timed(command: readonly string[]): { cpu: number; megabytes: number; wall: number } | null {
  const walls: number[] = [];
  const cost = median(() => {
    const start = performance.now();
    const once = measure(command, 300);
    walls.push((performance.now() - start) / 1000);

    return once;
  }, turns);
  const wall = walls.sort((a, b) => a - b)[walls.length >> 1];

  return cost === null || wall === undefined
    ? null
    : { cpu: cost.cpuSeconds, megabytes: cost.peakMegabytes, wall };
}

function documents(): string[] {
  if (process.argv.length > 2) {
    return process.argv.slice(2);
  }

  const made = join(folder, 'generated-100-pages.pdf');
  writeFileSync(made, featureDocument({ pages: 100 }));

  return [
    made,
    ...corpusFiles(/(GeoTopo|tracemonkey|mountain|multipage)[^/]*\.pdf$/).map(({ path }) => path),
  ];
}

console.log('| document | pdftoppm CPU s | Octavo CPU s | ratio | pdftoppm wall s | Octavo wall s | ratio |');
console.log('|---|---|---|---|---|---|---|');

for (const [index, path] of documents().entries()) {
  const ours = join(folder, `ours-${index}`);
  const theirs = timed([
    'pdftoppm',
    '-cropbox',
    '-r',
    '150',
    '-jpeg',
    '-jpegopt',
    'quality=85,optimize=y',
    path,
    join(folder, `page-${index}`),
  ]);
  const own = timed([process.execPath, octavo, 'pdf-to-jpg', path, '-o', `${ours}/`]);

  if (theirs === null || own === null) {
    console.log(`| ${basename(path)} | failed | | | | | |`);
    continue;
  }

  const cells = [theirs.cpu, own.cpu, own.cpu / theirs.cpu, theirs.wall, own.wall, own.wall / theirs.wall];
  console.log(`| ${basename(path)} | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`);
}

rmSync(folder, { recursive: true, force: true });
