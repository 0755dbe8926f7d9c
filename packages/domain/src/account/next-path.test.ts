import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it('allows paths within the site', () => {
  for (const path of ['/', '/fr/merge-pdf?from=popup#files', '/pricing?back=https://octavo.example//x']) {
    expect(nextPath(path)).toBe(path);
  }
});

it('refuses other sites, however the address is written', () => {
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    `/${'a'.repeat(2000)}`,
  ];

  expect(elsewhere.filter((path) => nextPath(path) !== '/')).toEqual([]);
  expect(nextPath(undefined)).toBe('/');
});
