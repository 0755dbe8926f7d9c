import { expect, it } from 'vitest';
import { findText } from './find-text.ts';
import type { PageText } from './page-text.ts';

/** A page whose characters are glyphs of their own. */
function pageOf(text: string): PageText {
  return { text, glyphs: text.split('').map((unit, index) => (unit === '\n' ? -1 : index)) };
}

const found = (text: string, wanted: string, search = {}) =>
  findText(pageOf(text), wanted, search).map((match) => match.text);

it('finds every occurrence, whatever the case', () => {
  expect(found('One fish, two FISH', 'fish')).toEqual(['fish', 'FISH']);
  expect(found('One fish, two FISH', 'fish', { matchCase: true })).toEqual(['fish']);
});

it('finds whole words when asked', () => {
  expect(found('art, part, artful, “art”', 'art', { wholeWords: true })).toEqual(['art', 'art']);
  expect(found('naïveté naïve', 'naïve', { wholeWords: true })).toEqual(['naïve']);
});

it('finds text across lines, with or without the hyphen at their end', () => {
  expect(found('the exam-\nple of it', 'example')).toEqual(['exam-\nple']);
  expect(found('a well-\nknown thing', 'well-known')).toEqual(['well-\nknown']);
  expect(found('two\nwords', 'two  words')).toEqual(['two\nwords']);
});

it('finds ligatures, wide characters and words with soft hyphens', () => {
  expect(found('a ﬁne oﬃce', 'fine')).toEqual(['ﬁne']);
  expect(found('a ﬁne oﬃce', 'OFFICE')).toEqual(['oﬃce']);
  expect(found('ＡＢＣ１２', 'abc12')).toEqual(['ＡＢＣ１２']);
  expect(found('exam\u00adple', 'example')).toEqual(['exam\u00adple']);
});

it('names the first and the last glyph', () => {
  expect(findText(pageOf('ab cd'), 'b c')).toEqual([{ first: 1, last: 3, text: 'b c' }]);
});

it('finds nothing for an empty text, or across an unknown glyph', () => {
  expect(found('abc', '  ')).toEqual([]);
  expect(found('a\ufffdc', 'ac')).toEqual([]);
});
