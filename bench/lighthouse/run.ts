/**
 * Lighthouse scores of the entry pages, as on a slow phone: `node bench/lighthouse/run.ts [path…]`.
 * `OCTAVO_LIGHTHOUSE` is the program, or `lighthouse` on the path; without it the benchmark is skipped with a
 * message. Exits with 1 when a page misses a limit.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../e2e/product.ts';

const usual = [
  '/',
  '/merge-pdf',
  '/compress-pdf',
  '/fr/pdf-to-word',
  '/pricing',
  '/articles/redacting-is-not-covering',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Minimum score of each category, of 100. */
const leastScore = 97;
/** Limit of the largest contentful paint on a slow phone; above 2,500 ms it is no longer rated good. */
const largestPaintMilliseconds = 2500;
/** Number of runs of which the median counts. */
const turns = Number(process.env['OCTAVO_TURNS'] ?? 3);

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const program = process.env['OCTAVO_LIGHTHOUSE'] ?? 'lighthouse';
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));

if (spawnSync(program, ['--version']).status !== 0) {
  console.log('Skipped: no lighthouse (npm install --global lighthouse, or OCTAVO_LIGHTHOUSE).');
  process.exit(0);
}

const product = await launch({ OCTAVO_ACCESS: 'subscription', OCTAVO_MODE: 'development' });

try {
  console.log(`Load ${loadavg()[0]?.toFixed(1)}, the middle of ${turns}\n`);
  console.log(`| page | ${categories.join(' | ')} | largest paint | shift | blocked |`);
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;
  const passed = paths.map(measure);
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true });
}

/** Prints a line of results, and returns true when the page meets the limits. */
function measure(path: string): boolean {
  const reports = Array.from({ length: turns }, () => judge(new URL(path, product.address).href));
  const score = (name: (typeof categories)[number]) =>
    Math.round(middle(reports.map((report) => report.categories[name].score * 100)));
  const value = (name: string) =>
    middle(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const scores = categories.map(score);
  const paint = Math.round(value('largest-contentful-paint'));
  const rest = [
    `${paint} ms`,
    value('cumulative-layout-shift').toFixed(3),
    `${Math.round(value('total-blocking-time'))} ms`,
  ];
  console.log(`| \`${path}\` | ${[...scores, ...rest].join(' | ')} |`);

  return scores.every((reached) => reached >= leastScore) && paint <= largestPaintMilliseconds;
}

/**
 * Mobile, on a simulated slow network and processor, which are the defaults. A run whose trace the browser did not
 * record is repeated.
 */
function judge(address: string, triesLeft = 3): Report {
  const output = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    program,
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { encoding: 'utf8', env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
  );

  if (status !== 0 && stderr.includes('NO_NAVSTART') && triesLeft > 1) {
    return judge(address, triesLeft - 1);
  }

  if (status !== 0) {
    throw new Error(`lighthouse on ${address}: ${stderr}`);
  }

  // Lighthouse's own format; a missing member shows as NaN.
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
