import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { relatedWords } from './related-words.ts';

it('relates words within a notion, in the language of the documents', () => {
  expect(relatedWords('penalty', 'eng')).toContain('interest');
  expect(relatedWords('penalty', 'fra')).toContain('interets');
  expect(relatedWords('penalty', 'deu')).toEqual([]);
  expect(relatedWords('garden', 'eng')).toEqual([]);
});

const contract = textDocument(
  [
    'Oak Ltd services the boiler of the Customer twice a year.',
    'The price of the services is £240 per year. Late payments bear interest at 1.5 % per month.',
    'Either party may cancel this contract with a delay of three months.',
    'A missed visit is charged at £25.',
  ],
  'eng',
);
const mission = textDocument(
  [
    'Nos honoraires s’élèvent à 1 800 euros hors taxes. Ils sont payables à trente jours.',
    'Tout paiement tardif porte intérêt au taux de 10 % par an, sans mise en demeure préalable.',
    'Les documents restent la propriété du client.',
  ],
  'fra',
);

it.each([
  [contract, 'What is the penalty for late payment?', '1.5 %'],
  [contract, 'penalty for late payment', '1.5 %'],
  [contract, 'What is the penalty for a missed appointment?', '£25'],
  [contract, 'How much do the services cost?', '£240'],
  [contract, 'What is the penalty for damage to the boiler?', 'refused'],
  [mission, 'Quelles sont les pénalités de retard ?', '10 %'],
  [mission, 'Quel est le montant des pénalités de retard ?', '10 %'],
  [mission, 'Quel est le prix ?', '1 800'],
  [mission, 'What is the penalty for late payment?', '10 %'],
  [mission, 'Quel est le loyer ?', 'refused'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : 'refused').toContain(words);
});
