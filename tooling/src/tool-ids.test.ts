import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolIds } from '@octavo/tools/catalogue';
import { expect, it } from 'vitest';
import { root } from './check-layers.ts';

/** Files that may name a tool: its own folder, texts about the product, tests and benchmarks. */
const mayName =
  /^(packages\/tools\/|docs\/|bench\/|e2e\/|packages\/testkit\/)|\.md$|\.(test|spec)\.tsx?$|^apps\/[a-z]+\/test\//;

it('names no tool outside its folder, so that adding one changes nothing else', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'tooling'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !mayName.test(file));
  // Whole words in quotes or paths; 'delete-pages' as a style class would be a name too.
  const named = new RegExp(`['"\`/](${toolIds.join('|')})['"\`/]`);
  const breaches = files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')));

  expect(breaches).toEqual([]);
});
