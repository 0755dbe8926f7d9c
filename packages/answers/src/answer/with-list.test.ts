import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { answerQuestion } from './answer-question.ts';

const claims = textDocument(
  [
    'The company reimburses travel expenses against receipts.',
    'Claims for expenses must include the following:\nthe original receipt or invoice;\nthe purpose of the journey;\nthe number of the project.',
    'The salary is paid by bank transfer.',
  ],
  'eng',
);
const lettre = textDocument(
  [
    'Nous avons reçu votre déclaration de sinistre.',
    'Vous devez tenir à la disposition de l’expert :',
    '– les factures d’achat des meubles ;',
    '– deux devis de peinture.',
    'L’indemnité est versée par virement.',
  ],
  'fra',
);
const long = textDocument(
  [
    `Parents must appear in person with the child and submit the following:\n${['proof', 'card', 'form']
      .map((word) => `${'an original and certified document of the kind '.repeat(4)}that is called a ${word}`)
      .join('\n')}`,
    'Photographs are in colour.',
  ],
  'eng',
);

const textsOf = (document: typeof claims, question: string) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? answer.claims.map(({ text }) => text) : [];
};

it('shows the list that an answer introduces', () => {
  expect(textsOf(claims, 'What must claims for expenses include?')).toEqual([
    'Claims for expenses must include the following: the original receipt or invoice; the purpose of the journey; the number of the project.',
  ]);
});

it('finds the list in the passages below', () => {
  expect(textsOf(lettre, 'Que faut-il tenir à la disposition de l’expert ?')).toEqual([
    'Vous devez tenir à la disposition de l’expert :',
    '– les factures d’achat des meubles ;',
    '– deux devis de peinture.',
  ]);
});

it('divides a long list over several quotes', () => {
  const texts = textsOf(long, 'What must parents submit with the child?');

  expect(texts.length).toBeGreaterThan(1);
  expect(texts.every((text) => text.length <= 300)).toBe(true);
  expect(texts.join(' ')).toContain('called a card');
});
