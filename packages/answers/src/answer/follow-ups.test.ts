import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';
import { answerQuestion } from './answer-question.ts';

const report = textDocument(
  [
    'In 2020 the Trust counted 51 pairs of kingfishers. In 2019 the Trust counted 46 pairs of kingfishers.',
    'In 2019 a boat was bought for 800 pounds.',
    'A day ticket costs £9 for adults. A day ticket costs £4 for children. Children may swim until six.',
    'The office in Paris opens at nine. The office in Lyon opens at ten. The Rhône runs through Lyon.',
    'The boathouse was built in 1998. The mill was built in 1874. The boathouse was sold in 2015. The mill was sold in 2020.',
  ],
  'eng',
);
const rapport = textDocument(
  [
    'En 2020, l’association a compté 51 martins-pêcheurs. En 2019, l’association a compté 46 martins-pêcheurs.',
    'Le tarif est de 9 euros pour les adultes. Le tarif est de 4 euros pour les enfants. Les enfants nagent dans le petit bassin.',
    'Le loyer mensuel est de 640 euros. Les charges mensuelles sont de 45 euros.',
    'Le locataire respecte un préavis d’un mois. Le bailleur respecte un préavis de trois mois.',
  ],
  'fra',
);

function answerOf(document: ReadDocument, question: string, earlier: readonly string[]) {
  const answer = answerQuestion(indexDocuments([document]), question, { earlier });
  const [first] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  return { certain: answer.kind === 'answered' && answer.certain, quote: first?.quote ?? '' };
}

it.each([
  [report, 'How many kingfishers did the Trust count in 2020?', 'And in 2019?', '46 pairs'],
  [report, 'How much is a ticket for adults?', 'And for children?', '£4'],
  [report, 'When does the office in Paris open?', 'What about Lyon?', 'at ten'],
  [rapport, 'Combien de martins-pêcheurs l’association a-t-elle comptés en 2020 ?', 'Et en 2019 ?', '46'],
  [rapport, 'Quel est le tarif pour les adultes ?', 'Et pour les enfants ?', '4 euros'],
  [rapport, 'Quel est le loyer mensuel ?', 'Et les charges ?', '45 euros'],
  [rapport, 'Quel est le préavis du locataire ?', 'Et celui du bailleur ?', 'trois mois'],
  [report, 'When was the mill built?', 'When was it sold?', '2020'],
  [report, 'When was the boathouse built?', 'When was it sold?', '2015'],
  // The document says nothing of a ticket in a year: the pronoun cannot stand for it.
  [report, 'How much is a ticket for adults?', 'When was it sold?', 'sold'],
  [
    rapport,
    'Qui est le bailleur ?',
    'Quel est son préavis ?',
    'Le bailleur respecte un préavis de trois mois',
  ],
])('%#: %s – %s – %s', (document, before, question, words) => {
  expect(answerOf(document, question, [before]).quote).toContain(words);
});

it.each([
  [report, 'How many kingfishers did the Trust count in 2020?', 'And in 2012?'],
  [report, 'When does the office in Paris open?', 'What about Marseille?'],
  [rapport, 'Quel est le tarif pour les adultes ?', 'Et pour les chiens ?'],
  [report, 'How much is a ticket for adults?', 'When was it sold?'],
])('%#: %s – %s is not certain of what the document does not say', (document, before, question) => {
  expect(answerOf(document, question, [before]).certain).toBe(false);
});
