import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

const form = textDocument(
  [
    'The notarized statement cannot be more than three months old, and must come with a photocopy of the photo identification.',
    'Be sure your photo meets all of the following requirements:\nTaken less than six months ago\nPrinted on matte paper',
    'To be eligible to use this form you must apply in person.',
    'You are not eligible to use another form.',
  ],
  'eng',
);
const dossier = textDocument(
  [
    'Joignez un justificatif de domicile de moins de trois mois et une copie de votre pièce d’identité.',
    'La photo d’identité date de moins de six mois.',
    'La carte est réservée aux étudiants. Peuvent bénéficier de la carte les apprentis.',
  ],
  'fra',
);

it.each([
  [form, 'How old may the photo be?', 'six months'],
  [form, 'How recent must the photo be?', 'six months'],
  [form, 'How old may the notarized statement be?', 'three months'],
  [form, 'Who can use this form?', 'To be eligible'],
  [dossier, 'De quand doit dater le justificatif de domicile ?', 'trois mois'],
  [dossier, 'De quand doit dater la photo ?', 'six mois'],
  [dossier, 'Qui peut bénéficier de la carte ?', 'étudiants'],
])('%# %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : null).toContain(words);
});
