import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

const contract = textDocument(
  [
    'This agreement is made between Acorn Ltd, whose registered office is at 41 Harbour Lane, Plymouth (the “Company”); and',
    '(2) Ms Ruth Abara of 9 Orchard Rise, Exeter EX4 6TT (the “Consultant”).',
    'The Consultant may work from any place.',
  ],
  'eng',
);
const lease = textDocument(
  [
    'Entre M. Luc Vasseur, demeurant 18 rue des Tanneurs, 69005 Lyon, ci-après dénommé « le bailleur », et Mme Inès Roy, née le 2 juin 1994 à Grenoble, ci-après dénommée « le locataire ».',
    'Le bailleur loue un appartement au locataire.',
  ],
  'fra',
);
const loan = textDocument(
  [
    'Lender: Castle Credit plc, 1 Keep Street, Durham',
    'Borrower: Ms Farah Aziz, 60 Vine Close, Durham DH7 2QP',
  ],
  'eng',
);

it.each([
  [loan, 'Where does the borrower live?', '60 Vine Close, Durham DH7 2QP'],
  [loan, 'What is the address of the lender?', '1 Keep Street, Durham'],
  [contract, 'What is the address of the Consultant?', '9 Orchard Rise, Exeter EX4 6TT'],
  [contract, 'Where does the consultant live?', '9 Orchard Rise, Exeter EX4 6TT'],
  [contract, 'What is the company’s registered office?', '41 Harbour Lane, Plymouth'],
  [lease, 'Quelle est l’adresse du bailleur ?', '18 rue des Tanneurs, 69005 Lyon'],
  [lease, 'Où habite le bailleur ?', '18 rue des Tanneurs, 69005 Lyon'],
])('%#: %s', (document, question, address) => {
  const answer = answerQuestion(indexDocuments([document]), question);
  const [citation] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end))).toEqual([address]);
});

it.each([
  [lease, 'Quelle est l’adresse du locataire ?'],
  [contract, 'What is the email address of the Consultant?'],
])('gives no other address: %#', (document, question) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' && answer.certain).toBe(false);
});

it.each([
  [['Borrower: Ms Farah Aziz, aged 34, a nurse'], 'Where does the borrower live?', '34'],
  [['Lender: Castle Credit plc, loan of £8,000'], 'What is the address of the lender?', '8,000'],
  [['Lender: Castle Credit plc, from 12 May 2025'], 'What is the address of the lender?', '12 May'],
])('gives no wrong answer as certain: %#', (lines, question, wrong) => {
  const answer = answerQuestion(indexDocuments([textDocument(lines)]), question);
  const certain = answer.kind === 'answered' && answer.certain ? (answer.claims[0]?.text ?? '') : '';

  expect(certain).not.toContain(wrong);
});
