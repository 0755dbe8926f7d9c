import { expect, it } from 'vitest';
import { keepParts } from './keep-parts.ts';

const conditions = { accounts: true, google: false, open: false };

it('keeps parts whose condition holds, and removes markers together with their lines', () => {
  const text = 'One\n<!-- if accounts -->\nTwo\n<!-- end -->\n<!-- if open -->\nThree\n<!-- end -->\nFour';

  expect(keepParts(text, conditions)).toBe('One\nTwo\nFour');
});

it('keeps parts within a line, and the line breaks after them', () => {
  expect(
    keepParts('a<!-- if google -->, b<!-- end -->\nc<!-- if accounts -->, d<!-- end -->\n', conditions),
  ).toBe('a\nc, d\n');
});

it('keeps a nested part when both conditions hold, and a part with several conditions when one holds', () => {
  const inner = '<!-- if accounts -->x<!-- end -->';

  expect(keepParts(`<!-- if open -->${inner}y<!-- end -->z`, conditions)).toBe('z');
  expect(keepParts('<!-- if google accounts -->x<!-- end -->', conditions)).toBe('x');
});

it('refuses unknown conditions, and parts without a start or end marker', () => {
  expect(() => keepParts('<!-- if acounts -->x<!-- end -->', conditions)).toThrow('acounts');
  expect(() => keepParts('<!-- if open -->x', conditions)).toThrow('does not end');
  expect(() => keepParts('x<!-- end -->', conditions)).toThrow('did not begin');
});
