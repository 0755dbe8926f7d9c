import type { CitationView, QuestionView } from '@octavo/contract/question';
import { expect, it } from 'vitest';
import { numberCitations } from './citation-numbers.ts';

function cited(page: number, quote: string): CitationView {
  return {
    file: 0,
    page,
    boxes: [[0, page, 10, page + 10]],
    quote,
    marked: [],
    label: null,
    header: null,
    named: null,
  };
}

function answered(citations: readonly CitationView[]): QuestionView {
  return {
    claims: [{ text: 'A claim.', citations: citations.map((_, index) => index + 1) }],
    citations: [...citations],
  } as unknown as QuestionView;
}

it('numbers citations in the order in which they are read', () => {
  const [first, second, third] = [cited(1, 'one'), cited(2, 'two'), cited(3, 'three')];
  const numbers = numberCitations(
    [{ text: 'one', citation: first }],
    [answered([second]), answered([third])],
  );

  expect(numbers.all.map(({ number, quote }) => `${number} ${quote}`)).toEqual(['1 one', '2 two', '3 three']);
});

it('gives the same words at the same place one number', () => {
  const notice = cited(4, 'sixty days');
  const numbers = numberCitations([{ text: 'sixty days', citation: notice }], [answered([{ ...notice }])]);

  expect(numbers.all).toHaveLength(1);
  expect(numbers.claimsOf(answered([notice]))[0]?.citations[0]?.number).toBe(1);
});

it('keeps the words that answer each question marked in the same quote', () => {
  const quote = cited(4, 'sixty days at 650 pounds');
  const [days, pounds] = [[{ start: 0, end: 10 }], [{ start: 14, end: 24 }]];
  const questions = [days, pounds].map((marked) => answered([{ ...quote, marked }]));
  const numbers = numberCitations([], questions);

  expect(questions.map((each) => numbers.claimsOf(each)[0]?.citations[0]?.marked)).toEqual([days, pounds]);
});

it('leaves out a citation that has not arrived yet', () => {
  const numbers = numberCitations([], []);
  const early = { claims: [{ text: 'A claim.', citations: [1] }], citations: [] } as unknown as QuestionView;

  expect(numbers.claimsOf(early)).toEqual([{ text: 'A claim.', citations: [] }]);
});
