/**
 * Compares pdf-ocr by the installed tesseract with pdf-ocr by WebAssembly, on scans whose text is known and on a
 * document of several pages: `node bench/ocr/without-program.ts [part of a name]`. Each scan is read by both, one after
 * the other.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFiles } from '@octavo/testkit/corpus';
import { measure } from '../page-operations/measure.ts';
import { makeScans, type ScanSample } from './scans.ts';
import { scoreOf } from './score.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const octavo = join(import.meta.dirname, '../../octavo');
const [wanted = ''] = process.argv.slice(2);
const searchPath = process.env['PATH'] ?? '';
const readers = [
  ['program', searchPath],
  ['WebAssembly', pathWithout('tesseract', searchPath)],
] as const;

const scans = (await makeScans(folder))
  .filter(({ name }) => !name.includes(', '))
  .concat(severalPages())
  .filter(({ name }) => name.includes(wanted));
const totals = readers.map(() => ({ words: 0, cpu: 0 }));

console.log('Words found (F1), %; CPU s; ratio of WebAssembly to the program.\n');
console.log('| scan | program | WebAssembly | words | CPU |\n|---|---|---|---|---|');

for (const scan of scans) {
  const read = readers.map(([, path]) => readWith(scan, path));
  // Without a known text, that of the program is the measure.
  const truth = scan.truth === '' ? (read[0]?.text ?? '') : scan.truth;
  const results = read.map(({ text, cpu }) => ({ words: scoreOf(truth, text).words, cpu }));
  const [program, own] = results;

  if (program === undefined || own === undefined) {
    continue;
  }

  results.forEach((result, index) => {
    totals[index]!.words += result.words;
    totals[index]!.cpu += result.cpu;
  });
  console.log(`| ${scan.name} | ${cellOf(program)} | ${cellOf(own)} | ${ratiosOf(program, own)} |`);
}

const [ofProgram, ofWasm] = totals.map(({ words, cpu }) => ({ words: words / scans.length, cpu }));
console.log(`| **all** | ${cellOf(ofProgram!)} | ${cellOf(ofWasm!)} | ${ratiosOf(ofProgram!, ofWasm!)} |`);
rmSync(folder, { recursive: true, force: true });

interface MeasuredReading {
  readonly words: number;
  readonly cpu: number;
}

function readWith({ path, language }: ScanSample, searched: string): { text: string; cpu: number } {
  const target = join(folder, 'result.pdf');
  rmSync(target, { force: true });
  process.env['PATH'] = searched;
  const cost = measure([octavo, 'pdf-ocr', path, '--language', language, '--force', '-o', target], 900);
  process.env['PATH'] = searchPath;

  if (cost === null || !existsSync(target)) {
    throw new Error(`${path} was not read`);
  }

  const { stdout } = spawnSync('pdftotext', [target, '-'], { encoding: 'utf8' });

  return { text: stdout, cpu: cost.cpuSeconds };
}

function cellOf({ words, cpu }: MeasuredReading): string {
  return `${(words * 100).toFixed(1)}; ${cpu.toFixed(1)}`;
}

function ratiosOf(program: MeasuredReading, own: MeasuredReading): string {
  return `${(own.words / program.words).toFixed(3)} | ${(own.cpu / program.cpu).toFixed(2)}`;
}

/** Six pages, over which the first one's compilation is spread. */
function severalPages(): ScanSample[] {
  return corpusFiles(/^pdf\/scanned\/multipage\.pdf$/).map(({ path }) => ({
    name: 'six pages',
    path,
    truth: '',
    language: 'eng',
  }));
}

/** A search path with links to all programs of another but one. */
function pathWithout(program: string, path: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);

  for (const from of path.split(':').filter((each) => existsSync(each))) {
    for (const name of readdirSync(from)) {
      if (name !== program && !existsSync(join(programs, name))) {
        symlinkSync(join(from, name), join(programs, name));
      }
    }
  }

  return programs;
}
