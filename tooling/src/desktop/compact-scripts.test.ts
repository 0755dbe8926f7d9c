import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compactScripts } from './compact-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): () => string {
  writeFileSync(join(folder, name), text);

  return () => readFileSync(join(folder, name), 'utf8');
}

it('removes comments and white space, and keeps names of functions, licences and other files', () => {
  // Some packages have folders that are named as scripts.
  mkdirSync(join(folder, 'is-a.js'));
  const read = written(
    'is-a.js/one.mjs',
    '/* Why. */\nexport function namedLong(value) {\n  return value;\n}\n',
  );
  const text = written('three.txt', '// Text.\n');
  compactScripts(folder);
  expect(read()).toBe('export function namedLong(e){return e}');
  expect(text()).toBe('// Text.\n');
});

it('keeps the exports of CommonJS as Node finds them', async () => {
  mkdirSync(join(folder, 'common'));
  const licensed = written(
    'common/index.js',
    "/*! @license MIT, by its author */\n'use strict';\n// Why.\nmodule.exports = require('./parts.cjs');\n",
  );
  written(
    'common/parts.cjs',
    "// Why.\nconst parts = require('./part.cjs');\nObject.keys(parts).forEach(function (key) {\n  if (key === 'default') return;\n  exports[key] = parts[key];\n});\nexports['own'] = `1\"`;\nexports.tagged = String.raw`\\n`;\n",
  );
  written('common/part.cjs', 'exports.part = 2;\n');
  compactScripts(folder);
  expect(licensed()).toContain('@license MIT');
  expect(licensed()).not.toContain('Why');
  expect(await import(join(folder, 'common/index.js'))).toMatchObject({
    own: '1"',
    part: 2,
    tagged: '\\n',
  });
});

it('names the script that it cannot parse', () => {
  written('broken.js', 'const = 1;');
  expect(() => compactScripts(folder)).toThrow('broken.js');
});
