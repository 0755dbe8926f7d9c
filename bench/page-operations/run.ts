import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { type Cost, canMeasure, measure, median } from './measure.ts';

/**
 * Compares page operations, each in a fresh process, with qpdf, PDFium (WASM) and pdftk. `node
 * bench/page-operations/run.ts [3] [100] [300] [1000]` selects inputs; without arguments it takes all.
 */
const inputs = [
  { pages: 3, what: 'scan-like', turns: 5, make: scan(20_000) },
  { pages: 100, what: 'scan-like', turns: 5, make: scan(20_000) },
  {
    pages: 300,
    what: 'forms, links, tags, layers',
    turns: 3,
    make: (pages: number) => featureDocument({ pages }),
  },
  { pages: 1000, what: 'scan-like', turns: 3, make: scan(92_000) },
];

function scan(imageBytes: number) {
  return (pages: number, seed: number) => noiseDocument({ pages, imageBytes, seed });
}

const operations = ['merge', 'split', 'rotate', 'delete', 'reverse'] as const;
type BenchOperation = (typeof operations)[number];

interface Input {
  readonly whole: string;
  /** Twenty files for merging. */
  readonly parts: readonly string[];
}

const node = [process.execPath, '--disable-warning=ExperimentalWarning'];
const script = (name: string) => join(import.meta.dirname, name);

const tools: Record<string, (operation: BenchOperation, output: string, input: Input) => string[]> = {
  Octavo: (operation, output, input) => [
    ...node,
    script('octavo.ts'),
    operation,
    output,
    ...inputsOf(operation, input),
  ],
  qpdf: (operation, output, { whole, parts }) => {
    if (operation === 'merge') {
      return ['qpdf', '--empty', '--pages', ...parts, '--', output];
    }

    if (operation === 'split') {
      return ['qpdf', '--split-pages', whole, join(output, '%d.pdf')];
    }

    if (operation === 'rotate') {
      return ['qpdf', '--rotate=+90', whole, output];
    }

    return ['qpdf', whole, '--pages', '.', operation === 'delete' ? '1-z:odd' : 'z-1', '--', output];
  },
  'PDFium (WASM)': (operation, output, input) => [
    ...node,
    script('pdfium.ts'),
    operation,
    output,
    ...inputsOf(operation, input),
  ],
  pdftk: (operation, output, { whole, parts }) => {
    if (operation === 'merge') {
      return ['pdftk', ...parts, 'cat', 'output', output];
    }

    if (operation === 'split') {
      return ['pdftk', whole, 'burst', 'output', join(output, '%d.pdf')];
    }

    const pages = { rotate: '1-endeast', delete: '1-endodd', reverse: 'end-1' }[operation];

    return ['pdftk', whole, 'cat', pages, 'output', output];
  },
};

function inputsOf(operation: BenchOperation, { whole, parts }: Input): readonly string[] {
  return operation === 'merge' ? parts : [whole];
}

function makeInput(folder: string, pages: number, make: (pages: number, seed: number) => Uint8Array): Input {
  const whole = join(folder, 'whole.pdf');
  writeFileSync(whole, make(pages, 1));
  const parts = Array.from({ length: 20 }, (_, index) => {
    const path = join(folder, `part-${index + 1}.pdf`);
    writeFileSync(path, make(Math.max(pages / 20, 3), index + 2));

    return path;
  });

  return { whole, parts };
}

function cost(
  folder: string,
  command: (output: string) => string[],
  operation: BenchOperation,
  turns: number,
) {
  return median(() => {
    const output = join(folder, 'output');
    rmSync(output, { recursive: true, force: true });

    if (operation === 'split') {
      mkdirSync(output);
    }

    return measure(command(output));
  }, turns);
}

function cell(own: Cost | null, best: Cost | null): string {
  if (own === null) {
    return 'failed or > 120 s';
  }

  const ratio = best === null ? '' : ` (${(own.cpuSeconds / best.cpuSeconds).toFixed(2)}×)`;

  return `${own.cpuSeconds.toFixed(2)}${ratio} / ${Math.round(own.peakMegabytes)} MB`;
}

if (!canMeasure()) {
  throw new Error('needs GNU time at /usr/bin/time (Debian package "time")');
}

const chosen = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));

try {
  // All our programs that start the engine keep compiled code between runs; the first run fills the cache.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const names = Object.keys(tools);
  measure([...node, script('octavo.ts'), 'start']);
  const start = median(() => measure([...node, script('octavo.ts'), 'start']), 5);
  console.log(
    `Octavo's process without work: ${start?.cpuSeconds.toFixed(2)} s, ${Math.round(start?.peakMegabytes ?? 0)} MB\n`,
  );

  for (const { pages, what, turns, make } of inputs) {
    if (chosen.length > 0 && !chosen.includes(pages)) {
      continue;
    }

    const input = makeInput(folder, pages, make);
    const megabytes = (statSync(input.whole).size / 1e6).toFixed(1);
    console.log(`| ${pages} pages, ${what}, ${megabytes} MB | ${names.join(' | ')} |`);
    console.log(`|---|${names.map(() => '---|').join('')}`);

    for (const operation of operations) {
      const costs = names.map((name) =>
        cost(
          folder,
          (output) => tools[name]!(operation, output, input),
          operation,
          name === 'pdftk' ? 1 : turns,
        ),
      );
      console.log(`| ${operation} | ${costs.map((own) => cell(own, costs[0] ?? null)).join(' | ')} |`);
    }

    console.log('');
  }
} finally {
  rmSync(folder, { recursive: true });
}
