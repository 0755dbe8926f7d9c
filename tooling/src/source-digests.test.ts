import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plant } from './plant.ts';
import { SourceDigests } from './source-digests.ts';

const files = {
  'package-lock.json': '{}',
  'docs/manual.md': 'Rotates pages.',
  'docs/other.md': '',
  'packages/pdf/package.json': '{ "name": "@octavo/pdf", "exports": { "./read": "./src/read.ts" } }',
  'packages/pdf/src/read.ts': "import { parse } from './parse.ts';",
  'packages/pdf/src/parse.ts': '',
  'packages/pdf/src/parse.test.ts': "import './parse.ts';",
  'packages/pdf/src/write.ts': '',
  'packages/tools/rotate/run.test.ts': "import { read } from '@octavo/pdf/read';",
  'packages/tools/rotate/manual.test.ts': "read('../../../docs/manual.md');",
  'packages/tools/rotate/style.css': "@import './colours.css';",
  'packages/tools/rotate/colours.css': '',
  'packages/tools/rotate/page.test.ts': "import './style.css';",
  'apps/cli/src/start.test.ts': "start(new URL('../../server/build', import.meta.url));",
  'apps/cli/src/words/one.txt': '',
  'apps/cli/src/promises.test.ts': "const root = '../../..';",
  'apps/server/src/main.ts': '',
  'tooling/src/layers.test.ts': '',
};
const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));

let folder = '';

describe('SourceDigests', () => {
  beforeEach(() => {
    folder = plant(files);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lists the unit tests', () => {
    expect(new SourceDigests(folder, '').unitTests).toEqual(tests.toSorted());
  });

  // Tests of the tooling, and those that build paths from the root, depend on everything.
  it.each([
    ['a module', 'packages/pdf/src/parse.ts', ['pdf/src/parse.test', 'tools/rotate/run.test']],
    ['a module that no test reaches', 'packages/pdf/src/write.ts', []],
    ['a test', 'packages/pdf/src/parse.test.ts', ['pdf/src/parse.test']],
    ['a file that is read', 'docs/manual.md', ['tools/rotate/manual.test']],
    ['a style sheet', 'packages/tools/rotate/colours.css', ['tools/rotate/page.test']],
    ['a file beside a test that knows its place', 'apps/cli/src/words/one.txt', ['cli/src/start.test']],
    ['what a package is built from', 'apps/server/src/main.ts', ['cli/src/start.test']],
  ])('change with %s', (_what, path, changed) => {
    expect(changedBy(path)).toEqual([...changed, 'cli/src/promises.test', 'tooling/src/layers.test']);
  });

  it('tell what no browser test depends on', () => {
    const before = new SourceDigests(folder, '').product;
    writeFileSync(join(folder, 'packages/pdf/src/parse.test.ts'), '// changed');
    writeFileSync(join(folder, 'README.md'), 'changed');
    expect(new SourceDigests(folder, '').product).toBe(before);

    writeFileSync(join(folder, 'packages/pdf/src/parse.ts'), '// changed');
    expect(new SourceDigests(folder, '').product).not.toBe(before);
  });

  it('change with the lockfile and with the environment', () => {
    expect(changedBy('package-lock.json')).toHaveLength(tests.length);

    const [one, other] = ['poppler 22', 'poppler 24'].map((versions) => new SourceDigests(folder, versions));
    expect(one?.of('packages/pdf/src/parse.test.ts')).not.toBe(other?.of('packages/pdf/src/parse.test.ts'));
    expect(one?.all).not.toBe(other?.all);
  });
});

/** Tests whose digests change with a file, without their groups and extensions. */
function changedBy(path: string): string[] {
  const before = new SourceDigests(folder, '');
  const digests = new Map(tests.map((test) => [test, before.of(test)]));
  writeFileSync(join(folder, path), '// changed');
  const after = new SourceDigests(folder, '');

  return tests
    .filter((test) => after.of(test) !== digests.get(test))
    .map((test) => test.replace(/^(?:packages|apps)\//, '').replace('.ts', ''))
    .toSorted((one, other) => Number(one.startsWith('tooling')) - Number(other.startsWith('tooling')));
}
