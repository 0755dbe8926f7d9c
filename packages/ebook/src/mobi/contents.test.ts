import { expect, it } from 'vitest';
import { type MobiEntry, readContents } from './contents.ts';

it('flattens entries that are nested as deep as the index is long', () => {
  const entries = Array.from({ length: 50_000 }, (_, index) => ({
    name: '',
    tags: new Map(index === 0 ? [] : [[21, [index - 1]]]),
  }));
  const depthOf = (nodes: readonly MobiEntry[]): number =>
    nodes.reduce((deepest, { children }) => Math.max(deepest, 1 + depthOf(children)), 0);
  const countOf = (nodes: readonly MobiEntry[]): number =>
    nodes.reduce((count, { children }) => count + 1 + countOf(children), 0);
  const roots = readContents({ entries, strings: new Map() });

  expect(depthOf(roots)).toBeLessThan(20);
  expect(countOf(roots)).toBe(50_000);
});
