import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { expect, it } from 'vitest';
import { pruneScripts } from './prune-scripts.ts';
import { writeIn } from './write-in.ts';

function pruned(files: Readonly<Record<string, string>>): string[] {
  const folder = newRunFolder();
  Object.entries(files).forEach(([path, text]) => writeIn(folder, path, text));
  pruneScripts(folder, /^main\.js$/);

  return Object.keys(files).filter((path) => existsSync(join(folder, path)));
}

const manifest = (fields: object) => JSON.stringify({ name: 'part', ...fields });

it('keeps what is imported, required, or named by an address, and deletes other scripts', () => {
  const kept = {
    'main.js': `import './a.js'; import 'part'; new URL('./worker.js', import.meta.url);`,
    'a.js': `import { createRequire } from 'node:module'; createRequire(import.meta.url)('part/extra.cjs');`,
    'worker.js': 'export {};',
    'node_modules/part/package.json': manifest({ main: 'index.js' }),
    'node_modules/part/index.js': `exports.later = () => require('./late'); exports.p = require.resolve('./data.json');`,
    'node_modules/part/late.js': '',
    'node_modules/part/extra.cjs': '',
    'node_modules/part/data.json': '{}',
  };

  expect(pruned({ ...kept, 'b.js': '', 'node_modules/part/browser.js': '' })).toEqual(Object.keys(kept));
});

it('resolves an import and a require by their own conditions', () => {
  const exports = { '.': { import: './index.mjs', require: './index.cjs' } };
  const files = {
    'main.js': `import 'part';`,
    'node_modules/part/package.json': manifest({ exports }),
    'node_modules/part/index.mjs': '',
    'node_modules/part/index.cjs': '',
  };

  expect(pruned(files)).not.toContain('node_modules/part/index.cjs');
  expect(pruned({ ...files, 'main.js': `require('part');` })).not.toContain('node_modules/part/index.mjs');
});

it('keeps a package whole that computes a name', () => {
  const files = {
    'main.js': `import 'part';`,
    'node_modules/part/package.json': manifest({ main: 'index.js' }),
    'node_modules/part/index.js': 'require(process.platform);',
    'node_modules/part/win32.js': '',
  };

  expect(pruned(files)).toEqual(Object.keys(files));
});

it('deletes folders that become empty', () => {
  const folder = newRunFolder();
  writeIn(folder, 'main.js', '');
  writeIn(folder, 'unused/deep/a.js', '');
  pruneScripts(folder, /^main\.js$/);

  expect(readdirSync(folder)).toEqual(['main.js']);
});
