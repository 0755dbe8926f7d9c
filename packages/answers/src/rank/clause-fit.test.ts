import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { foldedWords } from '../words/folded-words.ts';
import { saysReason } from './clause-fit.ts';

const contract = textDocument(
  [
    { text: 'The Client may end the work with two months’ notice.', headings: ['Notice'] },
    { text: 'The Provider may end the work with six weeks’ notice.', headings: ['Notice'] },
    { text: 'Held on Monday 2 June 2025 in the Old Mill.', headings: ['Minutes of the meeting'] },
    { text: 'The next meeting will be held on Monday 7 July 2025 in the Old Mill.' },
  ],
  'eng',
);
const lease = textDocument(
  [
    'Le bailleur peut donner congé en respectant un préavis de trois mois. Le congé doit être motivé.',
    'Le locataire peut résilier le bail avec un préavis d’un mois.',
    { text: 'Le loyer est révisé chaque année le 1er mai.', headings: ['Loyer'] },
    { text: 'Le loyer est fixé à 640 euros.', headings: ['Loyer'] },
  ],
  'fra',
);
const recipe = textDocument(
  [
    '2 cuillères de poudre d’amandes',
    'Laissez reposer la pâte une heure au frais.',
    'Étalez la pâte dans un moule de 28 cm. Saupoudrez de poudre d’amandes pour absorber le jus.',
    'Servez la tarte avec une glace. Elle se conserve deux jours.',
  ],
  'fra',
);

it.each([
  [recipe, 'Combien de temps la pâte doit-elle reposer ?', 'une heure'],
  [recipe, 'Pourquoi met-on de la poudre d’amandes ?', 'absorber le jus'],
  [recipe, 'Avec quoi servir la tarte ?', 'une glace'],
  [contract, 'What is the notice period of the provider?', 'six weeks'],
  [contract, 'How much notice must the client give?', 'two months'],
  [contract, 'When was the meeting held?', '2 June'],
  [contract, 'When will the next meeting be held?', '7 July'],
  [lease, 'Quel préavis le locataire doit-il respecter ?', 'd’un mois'],
  [lease, 'Quel préavis le bailleur doit-il respecter ?', 'trois mois'],
  [lease, 'Quel est le loyer ?', '640'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : 'refused').toContain(words);
});

it.each([
  ['The car has stood there since 2010.', 'eng', false],
  ['It is closed because the roof leaks.', 'eng', true],
  ['Le rendez-vous est pris pour février, pour votre titre.', 'fra', false],
  ['Saupoudrez pour absorber le jus.', 'fra', true],
])('%s (%s) says a reason: %s', (text, language, isReason) => {
  const index = indexDocuments([textDocument([text], language)]);

  expect(saysReason(index, 0, foldedWords(text))).toBe(isReason);
});
