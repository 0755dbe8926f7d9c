import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';
import { answerQuestion } from './answer-question.ts';

const bail = textDocument(
  [
    'Le locataire entretient la chaudière et les robinets du logement.',
    {
      text: 'Il informe le bailleur de tout sinistre. Les animaux domestiques sont admis, à l’exception des\nchiens de première catégorie. Les vélos sont rangés à la cave.',
      page: [0, 1],
      isRunning: true,
    },
  ],
  'fra',
);
const lease = textDocument(
  [
    'The tenant maintains the boiler and the taps of the flat.',
    {
      text: 'The tenant reports any damage. Pets are allowed, with the exception of\ndogs above 20 kilograms. Bicycles are kept in the cellar.',
      page: [0, 1],
      isRunning: true,
    },
  ],
  'eng',
);

const claimsOf = (document: ReadDocument, question: string) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered'
    ? answer.claims.map(({ text, citations }) => [text, citations.map(({ page, quote }) => [page, quote])])
    : [];
};

it.each([
  [
    bail,
    'Les animaux sont-ils admis ?',
    'Les animaux domestiques sont admis, à l’exception des',
    'chiens de première catégorie.',
  ],
  [lease, 'Are pets allowed?', 'Pets are allowed, with the exception of', 'dogs above 20 kilograms.'],
])('cites a sentence on both of its pages: %#', (document, question, first, second) => {
  expect(claimsOf(document, question)[0]).toEqual([
    `${first} ${second}`,
    [
      [1, first],
      [2, second],
    ],
  ]);
});

it('marks a part of a sentence whose rest is not proven', () => {
  const [above, across] = lease.passages;
  const second = across!.lines.find(({ page }) => page === 1)!;
  // Other words in the same place, as when a stamp is set on the text.
  const stamped = { ...above!, lines: [{ ...second, words: [0, 3, 12, 40] }] };
  const document = { ...lease, passages: [stamped, across!] };

  expect(claimsOf(document, 'Are pets allowed?')).toEqual([
    ['Pets are allowed, with the exception of …', [[1, 'Pets are allowed, with the exception of']]],
  ]);
});
