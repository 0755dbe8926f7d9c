import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

const lease = textDocument(
  [
    '4.1 Le loyer mensuel est fixé à 890 euros. Il est payable le 5 de chaque mois.',
    'Le loyer est révisé chaque année selon l’indice de référence.',
    'Le locataire verse un dépôt de garantie de 900 euros.',
  ],
  'fra',
);

it.each([
  ['Quel est le montant du loyer ?', '890 euros'],
  ['Quel est le montant du dépôt de garantie ?', '900 euros'],
])('%s asks for the amount itself, which no word of the document calls so', (question, amount) => {
  const answer = answerQuestion(indexDocuments([lease]), question);

  expect(answer.kind === 'answered' && answer.claims[0]?.text).toContain(amount);
});
