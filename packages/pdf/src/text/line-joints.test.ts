import { expect, it } from 'vitest';
import { joinsWithoutSpace } from './line-joints.ts';

it.each([
  ['Boeing 737–', '9', true],
  ['the years 1990-', '1999', true],
  ['AI-powered platforms—', 'reflects', true],
  ['IN GENERAL.—', 'The Secretary', true],
  ['a typed dash--', 'here', true],
  ['and/', 'or', true],
  ['Inquiry@', 'faa.gov', true],
  ['Inquiry', '@faa.gov', true],
  ['1990 -', '1995', false],
  ['a pause –', 'and more', false],
  ['CHF 5.–', 'per month', false],
  ['—dijo ella—', 'que no', false],
  ['input /', 'output', false],
  ['ask', '@somebody', false],
  ['two', 'words', false],
])('joins %j and %j: %s', (above, below, joined) => {
  expect(joinsWithoutSpace(above, below)).toBe(joined);
});
