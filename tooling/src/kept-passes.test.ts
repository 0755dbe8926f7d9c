import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestEnvironment, KeptPasses } from './kept-passes.ts';
import { plant } from './plant.ts';

it('keeps a pass for its sources until the tests run again', () => {
  const folder = plant({});
  const path = join(folder, 'cache/passes.json');
  new KeptPasses(path).keep([
    { name: 'one.test.ts', digest: 'a', tests: 3 },
    { name: 'two.test.ts', digest: 'a', tests: 1 },
  ]);
  const kept = new KeptPasses(path);

  expect(kept.find('one.test.ts', 'a')).toBe(3);
  expect(kept.find('one.test.ts', 'b')).toBeNull();
  expect(kept.find('three.test.ts', 'a')).toBeNull();

  kept.delete(['one.test.ts']);
  expect(new KeptPasses(path).find('one.test.ts', 'a')).toBeNull();
  expect(new KeptPasses(path).find('two.test.ts', 'a')).toBe(1);
  rmSync(folder, { recursive: true });
});

it('tells environments apart by the corpus and the settings', () => {
  const folder = plant({ 'manifest.tsv': 'a.pdf\n' });
  const digests = [{}, { OCTAVO_CORPUS: folder }, { OCTAVO_SANDBOX: 'off' }].map(digestEnvironment);

  expect(new Set(digests).size).toBe(3);
  expect(digestEnvironment({ HOME: '/elsewhere' })).toBe(digests[0]);
  rmSync(folder, { recursive: true });
});
