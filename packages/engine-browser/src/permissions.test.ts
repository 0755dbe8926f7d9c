import { expect, it } from 'vitest';
import { allowsAll, everythingAllowed, permissionsOf } from './permissions.ts';

it('takes files as unrestricted whatever the bits without a meaning are', () => {
  expect([everythingAllowed, -4, 0xfffffffc, 0xf3c].map(allowsAll)).toEqual([true, true, true, true]);
  // Without printing, and without assembling.
  expect([0xf38, 0xb3c].map(allowsAll)).toEqual([false, false]);
});

it('counts permissions that others include', () => {
  expect(permissionsOf(1 << 5)).toEqual({
    modify: false,
    annotate: true,
    fill: true,
    assemble: false,
    extract: false,
  });
  expect(permissionsOf(1 << 3)).toMatchObject({ modify: true, fill: false, assemble: true });
});
