import { expect, it } from 'vitest';
import { textOfGlyph } from './glyph-unicode.ts';

it.each([
  ['eacute', 'é'],
  ['f_i', 'fi'],
  ['a.small', 'a'],
  ['uni00660069', 'fi'],
  ['a9', '✠'],
  ['negationslash', '\u0338'],
  ['parenleftbigg', '('],
  ['floorleftBig', '⌊'],
  ['summationdisplay', '∑'],
  ['tildewidest', '\u0303'],
])('reads %s', (name, text) => {
  expect(textOfGlyph(name)).toBe(text);
});

it.each(['g131', 'shape65x', 'big', 'nonsensedisplay', ''])('knows nothing of %j', (name) => {
  expect(textOfGlyph(name)).toBeUndefined();
});
