import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { relatedWords } from './related-words.ts';

it('relates words within a notion, in the language of the documents', () => {
  expect(relatedWords('penalty', 'eng')).toContain('interest');
  expect(relatedWords('penalty', 'fra')).toContain('interets');
  expect(relatedWords('penalty', 'deu')).toEqual([]);
  expect(relatedWords('pay', 'eng')).toContain('instalment');
  expect(relatedWords('instalment', 'eng')).not.toContain('pay');
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

const camping = textDocument(
  [
    'Une caution de 300 € est demandée à l’arrivée. Elle est rendue dans les huit jours.',
    'La piscine est ouverte de 10 h à 20 h.',
    'Prix du séjour : 1 640,00 €',
  ],
  'fra',
);
const machine = textDocument(
  [
    { text: 'Washing machine', kind: 'heading' },
    {
      text: 'Dimensions: 60 × 85 × 55 cm\nWeight: 68 kg\nNoise level: 72 dB',
      headings: ['Washing machine'],
    },
    { text: 'Turn the cover. Clean the filter twice a year. Then rinse it.', headings: ['Washing machine'] },
  ],
  'eng',
);

it.each([
  [machine, 'How heavy is the machine?', '68 kg'],
  [machine, 'How loud is it?', '72 dB'],
  [machine, 'What size is the machine?', '60 × 85'],
  [machine, 'How do I clean the filter?', 'Then rinse it'],
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
  [camping, 'Quel est le montant du dépôt de garantie ?', '300'],
  [camping, 'Quels sont les horaires de la piscine ?', '10 h à 20 h'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : 'refused').toContain(words);
});

const lease = textDocument(
  ['Le bail peut être résilié avec un préavis de trois mois.', 'Le loyer est de 600 €.'],
  'fra',
);

it.each([
  [camping, 'Quelle est la durée de la garantie ?'],
  [lease, 'Quel est le congé annuel ?'],
])('is not certain by a related word alone: %#', (document, question) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' && answer.certain).toBe(false);
});
