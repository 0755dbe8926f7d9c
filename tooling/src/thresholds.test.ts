import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { allThresholds } from './thresholds.ts';

const table = readFileSync(join(root, 'docs/layout-thresholds.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, file, name, value]) => `${file} ${name}: ${value}`);

it('has a measurement of every threshold of layout analysis at its present value', () => {
  // `node bench/layout-thresholds/run.ts` measures those that are new or changed.
  expect(table).toEqual(allThresholds().map(({ file, name, spelling }) => `${file} ${name}: ${spelling}`));
});

it('has a comment with the unit of every threshold', () => {
  const silent = allThresholds().filter(({ comment }) => comment === '');

  expect(silent).toEqual([]);
});

it('finds every object named thresholds', () => {
  const files = globSync('packages/layout/src/**/*.ts', { cwd: root }).filter((path) =>
    /\bthresholds = \{/.test(readFileSync(join(root, path), 'utf8')),
  );

  expect(new Set(allThresholds().map(({ file }) => file)).size).toBe(files.length);
});
