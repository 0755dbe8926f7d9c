import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

it.each([
  ['Facture n° 2025-0318', 'Quel est le numéro de la facture ?', '2025-0318'],
  ['Facture n° 2025-0318', 'Quel est le numéro de facture ?', '2025-0318'],
  ['Invoice No. 4711-B', 'What is the invoice number?', '4711-B'],
  ['Demande de prêt immobilier n° 25-88017', 'Quel est le numéro du prêt ?', '25-88017'],
  ['Votre contrat n° 12', 'Quel est le numéro du contrat ?', '12'],
  ['VAT No. GB 287 4410 22', 'What is the VAT number?', 'GB 287 4410 22'],
  ['Lease number 12', 'What is the number of the lease?', '12'],
])('%s: %s', (title, question, number) => {
  const document = textDocument([
    { text: title, kind: 'heading' },
    'Payment within 30 days. Paiement à 30 jours.',
  ]);
  const answer = answerQuestion(indexDocuments([document]), question);
  const [citation] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end))).toEqual([number]);
});

it.each([
  [
    ['Seller: Oak Ltd, 2 Low Street, York', 'Buyer: Reed Ltd, VAT No. GB 287 4410 22'],
    'What is the VAT number of the seller?',
    'GB 287',
  ],
  [['Your policy has no 24-hour helpline.'], 'What is the policy number?', '24-hour'],
  [['The contract casino 12 is valid.'], 'What is the contract number?', '12'],
])('gives no wrong answer as certain: %#', (lines, question, wrong) => {
  const answer = answerQuestion(indexDocuments([textDocument(lines)]), question);
  const certain = answer.kind === 'answered' && answer.certain ? (answer.claims[0]?.text ?? '') : '';

  expect(certain).not.toContain(wrong);
});
