import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { readQuestion } from './read-question.ts';
import { withoutTypingErrors } from './typing-errors.ts';

const index = indexDocuments([
  textDocument(
    [
      'The Landlord returns the deposit within ten days. The penalty for late payment is 4 % a year.',
      'The contract is signed by both parties. Mrs Johnson keeps the keys of the cellar and the cellars.',
    ],
    'eng',
  ),
]);

it.each([
  ['What is the penlty for late payment?', 'What is the penalty for late payment?'],
  ['When does the lanldord return it?', 'When does the landlord return it?'],
  ['How much is the depossit?', 'How much is the deposit?'],
  ['Where does Mrs Jonhson live?', 'Where does Mrs johnson live?'],
  ['Who is the lanldord, and how much is the peanlty?', 'Who is the landlord, and how much is the penalty?'],
])('%s → %s', (asked, meant) => {
  expect(withoutTypingErrors(index, readQuestion(index, asked))).toBe(meant);
});

it.each([
  'What is the penalty?',
  'How do I contact them?',
  'When was the parrot bought?',
  'Is there a deposit in 2031?',
  'Who keeps the kays?',
  'Is there a contact?',
  'Who is Mrs Johnsen?',
  'Puis-je signer le contrat ?',
])('leaves the words of a question alone: %s', (question) => {
  expect(withoutTypingErrors(index, readQuestion(index, question))).toBeNull();
});
