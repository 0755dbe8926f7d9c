import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChanges, linksOf } from './changes.ts';
import { plant } from './plant.ts';

let folder = '';

const git = (...words: readonly string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  execFileSync('git', [...author, ...words], { cwd: folder, stdio: 'ignore' });
};
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

describe('findChanges', () => {
  beforeEach(() => {
    folder = plant({
      'one.ts': 'export const one = 1;\n',
      'two.ts': 'export const two = 2;\n',
      'notes.md': '',
    });
    git('init', '--initial-branch=main');
    git('add', '.');
    git('commit', '--message=Base');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing in a clean checkout', () => {
    expect(findChanges(folder)).toEqual({ files: [], deleted: [], isRelinked: false });
  });

  it('finds commits of the branch, the working tree and files that are not added', () => {
    git('switch', '--create', 'work');
    write('one.ts', 'export const one = 11;\n');
    git('commit', '--all', '--message=Change');
    write('two.ts', 'export const two = 22;\n');
    expect(findChanges(folder)).toEqual({ files: ['one.ts', 'two.ts'], deleted: [], isRelinked: false });

    write('three.ts', '');
    expect(findChanges(folder)).toMatchObject({ files: ['one.ts', 'two.ts', 'three.ts'], isRelinked: true });
  });

  it('leaves out what main gained after the branch left it', () => {
    git('branch', 'work');
    write('one.ts', 'export const one = 11;\n');
    git('commit', '--all', '--message=Change');
    git('switch', 'work');

    expect(findChanges(folder).files).toEqual([]);
  });

  it('reports a deleted file', () => {
    rmSync(join(folder, 'two.ts'));

    expect(findChanges(folder)).toEqual({ files: [], deleted: ['two.ts'], isRelinked: true });
  });
});

describe('linksOf', () => {
  const base = "import { a } from './a.ts';\nexport function f() { return a; }\nexport const x = 1;\n";

  it.each([
    "import { a } from './a.ts';\nexport function f() { return a + 1; }\nexport const x = 2;\n",
    "// A comment.\nimport { a } from './a.ts';\nexport function f(b: number) { return b + a; }\nexport const x = 1;",
  ])('is the same for another body: %j', (text) => {
    expect(linksOf(text)).toBe(linksOf(base));
  });

  it.each([
    base.replace('import {', 'import type {'),
    base.replace('./a.ts', './b.ts'),
    base.replace('export const', 'const'),
    base.replace('x = 1', 'x = 1, y = 2'),
    base.replace('function f', 'default function f'),
    `${base}export * from './c.ts';`,
    base.replace('return a', "return import('./c.ts')"),
    `${base}type C = import('./c.ts').C;`,
  ])('differs for other imports or exports: %j', (text) => {
    expect(linksOf(text)).not.toBe(linksOf(base));
  });
});
