import { expect, it } from 'vitest';
import { joinsOf } from './letter-joining.ts';

it.each([
  ['ب', 'ي', 'ت', { before: true, behind: true }],
  ['ا', 'ب', '', { before: false, behind: false }],
  ['ب', 'ا', 'ب', { before: true, behind: false }],
  ['ب', 'ء', 'ا', { before: false, behind: false }],
  ['س', 'لا', 'م', { before: true, behind: false }],
  [' ', 'م', 'ن', { before: false, behind: true }],
])('joins %j, %j and %j', (before, cluster, behind, joins) => {
  expect(joinsOf(before, cluster, behind)).toEqual(joins);
});
