import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './check-layers.ts';

/** Names of two or more types that differ in their text; some of them mean the same. */
const mostSharedNames = 19;

const product = execFileSync(
  'git',
  ['ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      file !== '' && !/\/_gen\/|\/test\/|^packages\/testkit\/|\.(test|suite|test-d)\.tsx?$/.test(file),
  );

/** A declaration at the start of a line, to the first line that ends it there. */
const declaration =
  /^(?:export )?(?:interface|type) (\w+)\b[^\n]*(?:;$|\{\}$|(?:\n(?![}\])];?$)[^\n]*)*?(?:\n[}\])];?$|;$))/gm;
const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

it('gives a name to one type', () => {
  const texts = new Map<string, Set<string>>();

  for (const file of product) {
    for (const { 0: text, 1: name = '' } of readFileSync(join(root, file), 'utf8').matchAll(declaration)) {
      const plain = text
        .replace(comments, '')
        .replace(/^export /, '')
        .replace(/\s+/g, ' ');
      texts.set(name, (texts.get(name) ?? new Set()).add(plain));
    }
  }

  const shared = [...texts].filter(([, different]) => different.size > 1).map(([name]) => name);

  expect(texts.size).toBeGreaterThan(2000);
  expect(shared.length, shared.join(', ')).toBeLessThanOrEqual(mostSharedNames);
});
