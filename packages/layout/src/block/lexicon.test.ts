import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { halvesOf, type Lexicon, lexiconOf } from './lexicon.ts';

const paper = { widthPoints: 595, heightPoints: 842 };
const slide = { widthPoints: 960, heightPoints: 540 };

function lexiconFrom(texts: readonly string[], size = paper): Lexicon {
  const page = new DrawnPage();

  for (const [index, text] of texts.entries()) {
    page.text(70, 100 + 14 * index, text);
  }

  const content = { ...page.content(), ...size };

  return lexiconOf(linesOf(piecesOf(content.glyphs), 0), drawnDocument([content]));
}

it('joins both halves of a word around a hyphen at a line end', () => {
  expect(halvesOf('made for first-', 'generation students')).toEqual({
    before: 'first',
    after: 'generation',
  });
  expect(halvesOf('the years 1990-', '1999 were dry')).toBeNull();
  expect(halvesOf('see www.birds.example/on-', 'roofs.html')).toBeNull();
});

it('keeps a hyphen when the document uses it within that word elsewhere', () => {
  const lexicon = lexiconFrom(['students at-risk', 'and documents']);

  expect(lexicon.isBroken({ before: 'at', after: 'risk' })).toBe(false);
  expect(lexicon.isBroken({ before: 'docu', after: 'ments' })).toBe(true);
  expect(lexicon.isBroken({ before: 'mea', after: 'sured' })).toBe(true);
});

it('keeps the hyphens of slides unless their words are clearly broken', () => {
  const data = { before: 'institutional', after: 'created' };

  expect(lexiconFrom(['Use data sets'], slide).isBroken(data)).toBe(false);
  expect(lexiconFrom(['Use docu-', 'ments: documents'], slide).isBroken(data)).toBe(true);
});

it.each([
  ['ci', 'après'],
  ['Ci', 'jointe'],
  ['au', 'delà'],
  ['peut', 'être'],
  ['celle', 'ci'],
  ['t', 'il'],
  ['self', 'employed'],
])('keeps the hyphen of %s-%s, which the language has', (before, after) => {
  expect(lexiconFrom(['docu-', 'ments: documents']).isBroken({ before, after })).toBe(false);
});

it.each([
  ['ci', 'toyen'],
  ['au', 'teur'],
  ['self', 'ish'],
  ['fil', 'les'],
])('drops the hyphen of %s-%s, which only breaks a word', (before, after) => {
  expect(lexiconFrom(['docu-', 'ments: documents']).isBroken({ before, after })).toBe(true);
});
