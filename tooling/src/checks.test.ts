import { expect, it } from 'vitest';
import type { Changes } from './changes.ts';
import { checksFor, everyCheck } from './checks.ts';

const rows: readonly (readonly [string, Partial<Changes>, readonly string[]])[] = [
  ['nothing', {}, []],
  ['a text', { files: ['docs/api.md'] }, ['format']],
  ['the body of a module', { files: ['packages/pdf/src/lzw.ts'] }, ['types', 'format', 'lint']],
  [
    'imports',
    { files: ['packages/pdf/src/lzw.ts'], isRelinked: true },
    ['types', 'layers', 'unused code', 'manifests', 'format', 'lint'],
  ],
  [
    'a deleted file',
    { deleted: ['packages/cad/src/ink.ts'], isRelinked: true },
    ['types', 'layers', 'unused code', 'manifests'],
  ],
  ['a route', { files: ['apps/server/src/routes/api.ts'] }, ['types', 'format', 'lint', 'types of the API']],
  ['its test', { files: ['apps/server/src/routes/api.test.ts'] }, ['types', 'format', 'lint']],
  [
    'a tool',
    { files: ['packages/tools/merge-pdf/tool.ts'] },
    ['types', 'format', 'lint', 'types of the API', 'registries'],
  ],
  ['a test of a check', { files: ['tooling/src/layers.test.ts'] }, ['types', 'format', 'lint']],
];

it.each(rows)('checks after a change of %s', (_, changes, names) => {
  const checks = checksFor({ files: [], deleted: [], isRelinked: false, ...changes });

  expect(checks.map(({ name }) => name)).toEqual(names);
});

it.each([
  'tooling/layers.config.cjs',
  'tooling/types/rules.json',
  'biome.json',
  '.oxlintrc.json',
  'knip.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
])('runs every check after a change of %s', (path) => {
  expect(checksFor({ files: [path], deleted: [], isRelinked: false })).toEqual(everyCheck);
});

it('gives only changed files to the formatter and the linter', () => {
  const checks = checksFor({
    files: ['docs/api.md', 'bench/one.ts'],
    deleted: ['bench/two.ts'],
    isRelinked: false,
  });
  const given = checks.map(({ args }) => args.filter((word) => /^(docs|bench)\//.test(word)));

  expect(given).toEqual([[], ['docs/api.md', 'bench/one.ts'], ['bench/one.ts']]);
});
