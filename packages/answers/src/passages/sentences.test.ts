import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

function cut(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  [
    'Dr. Smith met J. R. Tolkien in the U.S. The meeting cost 3.5 million. See Fig. 3. He said "No." Then he left.',
    [
      'Dr. Smith met J. R. Tolkien in the U.S.',
      'The meeting cost 3.5 million.',
      'See Fig. 3.',
      'He said "No."',
      'Then he left.',
    ],
  ],
  [
    'M. Dupont habite à Paris. « Il pleut. » Elle part, cf. Art. 5. Fin.',
    ['M. Dupont habite à Paris.', '« Il pleut. »', 'Elle part, cf. Art. 5.', 'Fin.'],
  ],
  [
    'Le devis réf. AB-12 est joint. Il habite 3 av. Foch, à env. 20 km. Fin.',
    ['Le devis réf. AB-12 est joint.', 'Il habite 3 av. Foch, à env. 20 km.', 'Fin.'],
  ],
  ['今日は天気。明日は雨！はい', ['今日は天気。', '明日は雨！', 'はい']],
  ['هل هذا صحيح؟ نعم. هو كذلك.', ['هل هذا صحيح؟', 'نعم.', 'هو كذلك.']],
  ['1. The first item. 2. The second.', ['1. The first item.', '2. The second.']],
  ['  ', []],
])('cuts %s', (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

it('keeps every character but white space, in order', () => {
  const words = fc.constantFrom(
    'Mr.',
    'A',
    'b.',
    'etc.',
    'No.',
    '5.',
    '»',
    '"',
    '。',
    'U.S.',
    '; ',
    'word',
    ' ',
    '?!',
  );

  fc.assert(
    fc.property(fc.array(words, { maxLength: 200 }), (parts) => {
      const text = parts.join(' ');
      expect(cut(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
