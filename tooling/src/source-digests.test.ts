import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  'packages/tools/registry.ts': "() => [import('./crop/run.ts'), import('./rotate/run.ts')];",
  'packages/tools/crop/run.ts': "import '@octavo/pdf/read';",
  'packages/tools/rotate/run.ts': "import '../../pdf/src/rotate.ts';",
  'packages/pdf/src/rotate.ts': '',
  'apps/server/src/routes.ts': "import '../../../packages/tools/registry.ts'; import.meta.url;",
  'packages/tools/sign/tool.ts': "surface: 'editor'",
  'apps/web/src/tool-page/editor/editor-surface.tsx': "import './editor.tsx';",
  'apps/web/src/tool-page/editor/editor.tsx': '',
  'apps/web/src/tool-page/loaders.ts': "import('./editor/editor-surface.tsx')",
  'e2e/playwright.config.ts': "'./product.ts'",
  'e2e/product.ts': "start('../apps/server/src', import.meta.url)",
  'e2e/buyer.ts': "await run('rotate')",
  'e2e/crop.spec.ts': "await run('crop')",
  'e2e/pay.spec.ts': "import './buyer.ts';",
  'e2e/sign.spec.ts': "await open('sign')",
  'e2e/walk.spec.ts': "import { toolIds } from '@octavo/tools/catalogue';",
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
    [
      'a module',
      'packages/pdf/src/parse.ts',
      ['pdf/src/parse.test', 'tools/rotate/run.test', 'cli/src/start.test'],
    ],
    ['a module that no test reaches', 'packages/pdf/src/write.ts', []],
    ['a test', 'packages/pdf/src/parse.test.ts', ['pdf/src/parse.test']],
    ['a file that is read', 'docs/manual.md', ['tools/rotate/manual.test']],
    ['a style sheet', 'packages/tools/rotate/colours.css', ['tools/rotate/page.test']],
    ['a file beside a test that knows its place', 'apps/cli/src/words/one.txt', ['cli/src/start.test']],
    ['what a package is built from', 'apps/server/src/main.ts', ['cli/src/start.test']],
  ])('change with %s', (_what, path, changed) => {
    expect(changedBy(path)).toEqual([...changed, 'cli/src/promises.test', 'tooling/src/layers.test']);
  });

  it('lists the browser tests', () => {
    expect(new SourceDigests(folder, '').browserTests).toEqual([
      'e2e/crop.spec.ts',
      'e2e/pay.spec.ts',
      'e2e/sign.spec.ts',
      'e2e/walk.spec.ts',
    ]);
  });

  it.each([
    ['a module of the server', 'apps/server/src/main.ts', ['crop', 'pay', 'sign', 'walk']],
    ['the registry of tools', 'packages/tools/registry.ts', ['crop', 'pay', 'sign', 'walk']],
    ['what starts the product', 'e2e/product.ts', ['crop', 'pay', 'sign', 'walk']],
    ['the job of a tool that a test names', 'packages/tools/crop/run.ts', ['crop', 'walk']],
    ['the job of a tool that a helper names', 'packages/tools/rotate/run.ts', ['pay', 'walk']],
    ['what one job loads', 'packages/pdf/src/rotate.ts', ['pay', 'walk']],
    ['a module that a job loads, directly or not', 'packages/pdf/src/parse.ts', ['crop', 'walk']],
    ['a module that no job loads', 'packages/pdf/src/write.ts', ['crop', 'pay', 'sign', 'walk']],
    ['a surface', 'apps/web/src/tool-page/editor/editor.tsx', ['sign', 'walk']],
    ['a helper of one test', 'e2e/buyer.ts', ['pay']],
    ['a browser test', 'e2e/crop.spec.ts', ['crop']],
    ['a unit test', 'packages/pdf/src/parse.test.ts', []],
    ['a document', 'docs/decisions/1.md', []],
  ])('of browser tests change with %s', (_what, path, changed) => {
    const before = new SourceDigests(folder, '');
    const digests = new Map(before.browserTests.map((test) => [test, before.ofBrowserTest(test)]));
    change(path);
    const after = new SourceDigests(folder, '');
    const found = after.browserTests.filter((test) => after.ofBrowserTest(test) !== digests.get(test));

    expect(found).toEqual(changed.map((name) => `e2e/${name}.spec.ts`));
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
  change(path);
  const after = new SourceDigests(folder, '');

  return tests
    .filter((test) => after.of(test) !== digests.get(test))
    .map((test) => test.replace(/^(?:packages|apps)\//, '').replace('.ts', ''))
    .toSorted((one, other) => Number(one.startsWith('tooling')) - Number(other.startsWith('tooling')));
}

function change(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  appendFileSync(join(folder, path), '\n// changed');
}
