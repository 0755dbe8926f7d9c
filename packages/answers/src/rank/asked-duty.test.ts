import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const permit = textDocument(
  [
    'This form is used to apply for a permit for the river. You may use it if your permit was a) issued before 2010; b) lost or damaged.',
    'Submitting your form depends on your village and how soon you need the permit.',
    'Submit a copy of your identity card and two photographs with this form. Applicants under 16 must also bring a parent.',
    'Signing the form takes a minute.',
  ],
  'eng',
);
const permis = textDocument(
  [
    'Fournir votre dossier en ligne est plus rapide. Le délai dépend de votre commune.',
    'Vous devez fournir une copie de votre carte d’identité et deux photographies.',
    'Signer le dossier est utile.',
  ],
  'fra',
);
const early = textDocument(
  ['Submitting your form depends on your village.', 'The form has two pages.'],
  'eng',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? { certain: answer.certain, text: answer.claims[0]?.text ?? '' } : null;
}

it.each([
  [permit, 'What must I submit with this form?', 'Submit a copy'],
  [permit, 'What do I have to submit?', 'Submit a copy'],
  [permis, 'Que dois-je fournir ?', 'Vous devez fournir'],
  [permis, 'Que faut-il fournir ?', 'Vous devez fournir'],
])('%#: %s is answered by what obliges to that', (document, question, words) => {
  const answer = answerOf(document, question);

  expect(answer?.certain).toBe(true);
  expect(answer?.text).toContain(words);
});

it.each([
  [early, 'What must I submit with this form?'],
  [permit, 'What do I need to sign?'],
  [permis, 'Que dois-je signer ?'],
  [permit, 'What form is used for a lost permit?'],
])('%#: %s is not certain of a deed in passing', (document, question) => {
  expect(answerOf(document, question)?.certain).not.toBe(true);
});
