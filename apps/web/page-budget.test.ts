import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overBudget, pageBudget } from './page-budget.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-budget-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the budget of a page', () => {
  it('accepts a page within its budget', () => {
    expect(overBudget(bundleWith(1000))).toEqual([]);
  });

  it('names a page over its budget, counting its imports', () => {
    expect(overBudget(bundleWith(300_000))).toEqual([
      expect.stringMatching(/^pages\/home\/page\.tsx needs \d+ bytes of script, 120000 are allowed$/),
    ]);
  });

  it('fails when it finds nothing to measure', () => {
    expect(overBudget({})).toHaveLength(1);
  });

  it.each([
    [1000, 0],
    [300_000, 1],
  ])('builds a page of %d characters with %d warnings, and lists them for the tests', async (size, count) => {
    const report = join(folder, 'build/.over-budget');
    const warnings = await buildWith(bundleWith(size), report);

    expect(warnings).toHaveLength(count);
    expect((await readFile(report, 'utf8')) === '').toBe(count === 0);
  });
});

/** Runs the plugin's `generateBundle` hook and returns its warnings. An error would be thrown. */
async function buildWith(bundle: Rolldown.OutputBundle, report: string): Promise<string[]> {
  const warnings: string[] = [];
  const { generateBundle } = pageBudget(report);
  const context = { warn: (text: string) => warnings.push(text) };

  if (typeof generateBundle !== 'function') {
    throw new Error('the plugin has no such step');
  }

  await Reflect.apply(generateBundle, context, [{}, bundle, true]);

  return warnings;
}

function bundleWith(size: number): Rolldown.OutputBundle {
  const outputs = [
    chunk('root.js', '/web/src/root.tsx', 'root', ['shared.js']),
    chunk('shared.js', '/web/src/shared.ts', textOf(size), []),
    chunk('words.js', '/web/src/shell/layout.en.ts', 'words', []),
    chunk('home.js', '/web/src/pages/home/page.tsx', 'home', []),
    { type: 'asset', fileName: 'inter-latin-wght-normal.woff2', source: 'font' },
  ];

  // The fields of outputs that the budget reads; the bundler's own outputs have many more.
  return Object.fromEntries(outputs.map((output) => [output.fileName, output])) as Rolldown.OutputBundle;
}

function chunk(fileName: string, facadeModuleId: string, code: string, imports: readonly string[]) {
  return { type: 'chunk', fileName, facadeModuleId, code, imports };
}

/** Text that compresses badly, identical in every run. */
function textOf(size: number): string {
  let seed = 1;

  return Array.from({ length: size }, () => {
    seed = (seed * 48_271) % 2_147_483_647;

    return String.fromCodePoint(33 + (seed % 90));
  }).join('');
}
