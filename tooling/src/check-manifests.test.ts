import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { checkManifests } from './check-manifests.ts';
import { plant } from './plant.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports an import of a package that is not declared', () => {
  folder = plant({
    ...repository({ exports: { './read': './src/read.ts' } }),
    'packages/pdf/src/read.ts': "import { inflate } from 'fflate';\nexport const read = inflate;\n",
  });

  expect(checkManifests(folder).faults).toEqual([
    'packages/pdf/src/read.ts: imports fflate, which its package does not declare',
  ]);
});

it('allows a test to use development dependencies of the root, but not a module of the product', () => {
  folder = plant({
    ...repository({ exports: { './read': './src/read.ts' } }),
    'packages/pdf/src/read.test.ts': "import 'vitest';\n",
    'packages/pdf/src/write.ts': "import 'vitest';\n",
  });

  expect(checkManifests(folder).faults).toEqual([
    'packages/pdf/src/write.ts: imports vitest, which its package does not declare',
  ]);
});

it('reports an entry point that no package imports, and removes it', () => {
  folder = plant({
    ...repository({ exports: { './read': './src/read.ts', './stale': './src/stale.ts' } }),
    'packages/pdf/src/stale.ts': 'export const stale = 1;\n',
  });

  const { faults, manifests } = checkManifests(folder);

  expect(faults).toEqual([
    'packages/pdf/package.json: entry points or dependencies do not match the imports',
  ]);
  expect(manifests.map(({ manifest }) => manifest.exports)).toContainEqual({ './read': './src/read.ts' });
});

it('reports an entry point that is imported but not listed', () => {
  folder = plant(repository({ exports: {} }));

  expect(checkManifests(folder).faults).toEqual([
    'packages/pdf/package.json: entry points or dependencies do not match the imports',
  ]);
});

it('reports nothing for the current packages', () => {
  expect(checkManifests(root).faults).toEqual([]);
});

/** Two packages, of which `server` reads with `pdf`. */
function repository({ exports }: { readonly exports: Readonly<Record<string, string>> }) {
  return {
    'package.json': JSON.stringify({ name: 'octavo', devDependencies: { vitest: '1.0.0' } }),
    'packages/pdf/package.json': JSON.stringify({ name: '@octavo/pdf', version: '1.0.0', exports }),
    'packages/pdf/src/read.ts': 'export const read = 1;\n',
    'apps/server/package.json': JSON.stringify({
      name: '@octavo/server',
      version: '1.0.0',
      exports: {},
      dependencies: { '@octavo/pdf': '1.0.0' },
    }),
    'apps/server/src/serve.ts': "import { read } from '@octavo/pdf/read';\nexport const serve = read;\n",
  };
}
