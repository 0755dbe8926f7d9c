import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const report = textDocument(
  [
    'The Trust counted 46 breeding pairs of kingfishers. This is unlike reports such as RiverWatch (3) used by boats.',
    'The gate will never again open at night. The warden reads the meter and notes the level of the pond for the Trust.',
    'The old mill lies in Mill Lane, Truro. The warden is Ms Joan Hart.',
  ],
  'eng',
);
const bulletin = textDocument(
  [
    'Les congés pris sont de 5 jours.',
    'Le salarié a travaillé 151 heures. Le portail n’ouvre jamais le 3 mai.',
  ],
  'fra',
);

function certaintyOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' && answer.certain;
}

it.each([
  [report, 'How many pairs of kingfishers were counted?'],
  [report, 'Where is the mill?'],
  [bulletin, 'Combien d’heures le salarié a-t-il travaillé ?'],
])('%#: %s is certain', (document, question) => {
  expect(certaintyOf(document, question)).toBe(true);
});

it.each([
  [report, 'How many reports were used?'],
  [report, 'How many pairs of swans were counted?'],
  [report, 'When does the gate open?'],
  [report, 'Where is the meter?'],
  [report, 'Where is the warden?'],
  [bulletin, 'Combien de jours de maladie ont été pris ?'],
  [bulletin, 'Quand le portail ouvre-t-il ?'],
])('%#: %s is not certain', (document, question) => {
  expect(certaintyOf(document, question)).toBe(false);
});
