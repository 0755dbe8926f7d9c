import { expect, it } from 'vitest';
import { otherStart } from './other-start.ts';

const addressOf = (path: string) => new URL(path, 'http://octavo.test');

it.each([
  ['/', '', null, null],
  ['/', 'lang=en', null, null],
  ['/', 'lang=xx', null, null],
  ['/', 'a=b; lang=fr', null, '/fr'],
  ['/?channel=landingQ', 'lang=fr', null, '/fr?channel=landingQ'],
  ['/fr', 'lang=en', null, null],
  ['/', '', '/merge-pdf', '/merge-pdf'],
  ['/?channel=landingQ', '', '/merge-pdf', '/merge-pdf?channel=landingQ'],
  ['/', 'lang=fr', '/merge-pdf', '/fr/merge-pdf'],
  ['/fr', 'lang=en', '/merge-pdf', '/fr/merge-pdf'],
])('leads from %s with the cookie "%s" and the start page %s to %s', (path, cookie, startPath, leadsTo) => {
  expect(otherStart(addressOf(path), cookie, startPath)).toBe(leadsTo);
});
