import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { checkLockfile } from './check-lockfile.ts';
import { plant } from './plant.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports a missing package of another system, and the host of a registry', () => {
  folder = plant({
    'package-lock.json': JSON.stringify({
      packages: {
        'packages/pdf': {},
        'node_modules/@octavo/pdf': { resolved: 'packages/pdf', link: true },
        'node_modules/drawer': {
          optionalDependencies: { 'drawer-linux': '1.0.0', 'drawer-darwin': '1.0.0' },
        },
        'node_modules/drawer-linux': { resolved: 'https://registry.example/drawer-linux.tgz' },
      },
    }),
  });

  expect(checkLockfile(folder)).toEqual([
    'package-lock.json: lacks drawer-darwin, which node_modules/drawer uses on another system',
    'package-lock.json: names a registry for node_modules/drawer-linux',
  ]);
});

it('reports nothing for the current lockfile', () => {
  expect(checkLockfile(root)).toEqual([]);
});
