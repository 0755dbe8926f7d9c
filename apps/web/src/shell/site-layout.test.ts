import { expect, it } from 'vitest';
import { layoutOf } from './site-layout.ts';

it.each([
  ['/', 'top'],
  ['/fr', 'top'],
  ['/fr/', 'top'],
  ['/merge-pdf', 'default'],
  ['/fr/pricing', 'default'],
  ['/french-toast', 'default'],
])('stands around %s as %s', (pathname, layout) => {
  expect(layoutOf(pathname)).toBe(layout);
});
