import { expect, it } from 'vitest';
import { boundReferences } from './bound-references.ts';

const digits = '9'.repeat(400);

it.each([
  ['&#65;&#x41;', '&#65;&#x41;'],
  [`&#${'0'.repeat(400)}65;`, '&#65;'],
  [`&#x${'0'.repeat(400)}41;`, '&#x41;'],
  [`&#${'0'.repeat(400)};`, '&#0;'],
  [`a&#${digits};b`, 'a&#1114112;b'],
  [`a&#X${digits}<b>`, 'a&#X1114112<b>'],
  [`&#65${'a'.repeat(400)};`, `&#65${'a'.repeat(400)};`],
])('bounds %s', (markup, bounded) => {
  expect(boundReferences(markup)).toBe(bounded);
});
