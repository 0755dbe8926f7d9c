import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const memo = textDocument(
  [
    'MEMO',
    'To: All staff of the Derby office',
    'Re: New opening hours of the library',
    'From 1 May the library opens at 8:30. The subject of late returns was discussed by the council.',
  ],
  'eng',
);
const lettre = textDocument(
  ['Madame,', 'Objet : résiliation de votre abonnement', 'Votre abonnement prend fin le 31 mars.'],
  'fra',
);
const plain = textDocument(
  [
    'Dear Ms Crane,',
    'The new boiler will be installed by our engineers in the second week of October this year.',
    'Please make sure that the cellar is open and that the old boiler has been emptied before.',
    'Yours sincerely,',
  ],
  'eng',
);
const story = textDocument(
  [
    'The old mill stood by the river for two hundred years, and no letter ever reached the miller in it.',
    'In the end the council bought the mill and made a museum of it, whose paintings are of birds.',
  ],
  'eng',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? { certain: answer.certain, text: answer.claims[0]?.text } : null;
}

it.each([
  [memo, 'What is the subject?', 'Re: New opening hours of the library'],
  [memo, 'What is the subject of the memo?', 'Re: New opening hours of the library'],
  [memo, 'What is this memo about?', 'Re: New opening hours of the library'],
  [lettre, 'Quel est l’objet ?', 'Objet : résiliation de votre abonnement'],
  [lettre, 'Quel est le sujet de cette lettre ?', 'Objet : résiliation de votre abonnement'],
  [lettre, 'De quoi parle cette lettre ?', 'Objet : résiliation de votre abonnement'],
])('%#: %s is answered by the line of the subject', (document, question, text) => {
  expect(answerOf(document, question)).toEqual({ certain: true, text });
});

it('sums up a letter without such a line', () => {
  expect(answerOf(plain, 'What is the subject of the letter?')?.certain).toBe(true);
});

it.each(['What is the subject?', 'What is the subject of the letter?', 'What is the subject of the memo?'])(
  '%s is not certain of a document that is neither',
  (question) => {
    expect(answerOf(story, question)?.certain).not.toBe(true);
  },
);

it('answers a question for the subject of something else by its sentence', () => {
  expect(answerOf(memo, 'What was the subject of the council?')?.text).toContain('late returns');
});
