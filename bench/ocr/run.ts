/**
 * Compares pdf-ocr with ocrmypdf, on scans whose text is known and on pages turned into pictures: `node
 * bench/ocr/run.ts [--own] [part of a name]`. `--own` leaves out the peers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from '../page-operations/measure.ts';
import { makeScans, type ScanSample } from './scans.ts';
import { scoreOf } from './score.ts';

// A second thread of tesseract only makes it wait: without this, ocrmypdf takes several times the processor time.
process.env['OMP_THREAD_LIMIT'] = '1';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const octavo = join(import.meta.dirname, '../../octavo');
const given = process.argv.slice(2);
const wanted = given.find((word) => !word.startsWith('--')) ?? '';
const force = ['--force-ocr', '--output-type', 'pdf'];

interface Reader {
  readonly name: string;
  command(scan: ScanSample, target: string): string[];
}

const own: Reader = {
  name: 'Octavo',
  command: ({ path, language }, target) => [
    octavo,
    'pdf-ocr',
    path,
    '--language',
    language,
    '--force',
    '-o',
    target,
  ],
};
const peers: readonly Reader[] = [
  {
    name: 'ocrmypdf',
    command: ({ path, language }, target) => ['ocrmypdf', ...force, '-l', language, path, target],
  },
  {
    name: 'ocrmypdf -dr',
    command: ({ path, language }, target) => [
      'ocrmypdf',
      ...force,
      '--deskew',
      '--rotate-pages',
      '-l',
      language,
      path,
      target,
    ],
  },
];
const readers = given.includes('--own') ? [own] : [own, ...peers];
const totals = new Map(readers.map(({ name }) => [name, { words: 0, order: 0, cpu: 0, wall: 0, growth: 0 }]));
const scans = (await makeScans(folder)).filter(({ name }) => name.includes(wanted));

console.log('A cell: F1 of words / in order, %; CPU s; wall s.\n');
console.log(`| scan | ${readers.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|${readers.map(() => '---|').join('')}`);

for (const scan of scans) {
  const cells = readers.map((reader) => cellOf(scan, reader));
  console.log(`| ${scan.name} | ${cells.join(' | ')} |`);
}

const means = readers.map(({ name }) => {
  const { words, order, cpu, wall, growth } = totals.get(name)!;
  const count = scans.length;

  return `${percent(words / count)} / ${percent(order / count)}; ${cpu.toFixed(1)}; ${wall.toFixed(1)}; size × ${(growth / count).toFixed(2)}`;
});
console.log(`| **mean, sums of time** | ${means.join(' | ')} |`);
rmSync(folder, { recursive: true, force: true });

function cellOf(scan: ScanSample, reader: Reader): string {
  const target = join(folder, 'result.pdf');
  rmSync(target, { force: true });
  const start = performance.now();
  const cost = measure(reader.command(scan, target), 600);
  const wall = (performance.now() - start) / 1000;
  const total = totals.get(reader.name)!;

  if (cost === null || !existsSync(target)) {
    return 'failed';
  }

  const { stdout } = spawnSync('pdftotext', [target, '-'], { encoding: 'utf8' });
  const { words, order } = scoreOf(scan.truth, stdout);
  total.words += words;
  total.order += order;
  total.cpu += cost.cpuSeconds;
  total.wall += wall;
  total.growth += statSync(target).size / statSync(scan.path).size;

  return `${percent(words)} / ${percent(order)}; ${cost.cpuSeconds.toFixed(1)}; ${wall.toFixed(1)}`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
