import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

const found = (text: string, words: string) => {
  const span = findQuote(text, words);

  return span === null ? null : text.slice(span.start, span.end);
};

it.each([
  ['a line end', 'the first office\nopened', 'first office opened', 'first office\nopened'],
  ['a hyphen at a line end', 'an exam-\nple of it', 'example of', 'exam-\nple of'],
  ['a hyphen of the model', 'an example of it', 'exam-\nple of', 'example of'],
  ['a ligature', 'the ﬁrst oﬃce', 'first office', 'ﬁrst oﬃce'],
  ['accents and case', 'Pêche à la ligne', 'PECHE A LA', 'Pêche à la'],
  ['a combined accent', 'cafe\u0301 noir', 'café noir', 'cafe\u0301 noir'],
  ['quotation marks', 'so-called “best” effort', `"best" effort`, 'best” effort'],
  ['the later place', 'thesis, sis', 'sis', 'sis'],
  ['a script without spaces', '契約は2027年に終了する', '終了', '終了'],
  ['Arabic', 'ينتهي العقد في مايو', 'العقد في', 'العقد في'],
  ['one number', 'it was 5 in all', '5', '5'],
])('finds words over %s', (_what, text, words, expected) => {
  expect(found(text, words)).toBe(expected);
});

it.each([
  ['part of a word', 'therapist', 'rapist'],
  ['part of a number', 'in 2015 again', '15'],
  ['a number without its separator', 'grew by 1.5 percent', '15 percent'],
  ['a range as one number', 'pages 10–20', '1020'],
  ['a number without its sign', 'at −5 °C', '5 °C'],
  ['two numbers as one', 'see 10 20', '1020'],
  ['half of a ligature', 'the ﬁ', 'the f'],
  ['a letter', 'a b c', 'b'],
  ['nothing', 'a b c', ' … '],
  ['other words', 'the lease ends', 'the lease begins'],
])('does not find %s', (_what, text, words) => {
  expect(findQuote(text, words)).toBeNull();
});

it('finds every run of whole words of any text', () => {
  const word = fc.stringMatching(/^[\p{L}]{3,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (words, one, other) => {
      const [first = 0, last = 0] = [one % words.length, other % words.length].sort((a, b) => a - b);
      const quote = words.slice(first, last + 1).join(' ');
      expect(findQuote(words.join('\n'), quote)).not.toBeNull();
    }),
  );
});
