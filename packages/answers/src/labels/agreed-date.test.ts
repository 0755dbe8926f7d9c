import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

it.each([
  [
    'The tenancy begins on 1 May 2026 and ends on 30 April 2027.',
    'When does the tenancy start?',
    '1 May 2026',
  ],
  [
    'The tenancy begins on 1 May 2026 and ends on 30 April 2027.',
    'When does the tenancy end?',
    '30 April 2027',
  ],
  [
    'She is engaged from 2 June 2025 (the “Start Date”).',
    'What is the start date of the agreement?',
    '2 June 2025',
  ],
  [
    'Le bail est conclu pour une durée de trois ans à compter du 1er octobre 2025.',
    'Quand commence le bail ?',
    '1er octobre 2025',
  ],
  ['Elle est engagée à compter du 3 novembre 2025.', 'Quand commence le contrat ?', '3 novembre 2025'],
  ['Period of insurance: 1 February 2025 to 31 January 2026', 'When does the cover end?', '31 January 2026'],
  [
    'Ce bail lie Anne Clair et Thomas Roseau. Il prend effet le 1er mai 2024 et se termine le 30 avril 2027.',
    'Quand commence le bail ?',
    '1er mai 2024',
  ],
  [
    'This lease binds Anna Bright and Tom Reed. It begins on 1 May 2024 and ends on 30 April 2027.',
    'When does the lease end?',
    '30 April 2027',
  ],
  ['Le contrat expire le 31 mars 2027.', 'Quand le contrat prend-il fin ?', '31 mars 2027'],
])('%s %s', (sentence, question, date) => {
  const rent = 'The rent of 12 March 2024 was paid. Le loyer a été payé le 12 mars 2024.';
  const answer = answerQuestion(indexDocuments([textDocument([rent, sentence])]), question);
  const [citation] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end))).toEqual([date]);
});

it('takes the dates of another thing for none of the contract', () => {
  const text = 'The lease asks for a deposit. It is held from 3 May 2024.';
  const answer = answerQuestion(indexDocuments([textDocument([text])]), 'When does the lease begin?');

  expect(answer.kind === 'answered' && answer.certain).toBe(false);
});
