import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { holdsContact } from './contact-details.ts';

const letter = textDocument(
  [
    'Riverside Dental Practice\nTel. 01904 555 017\n2 Mill Lane, York\nFax: 01904 555 018\nCustomer service: 0800 123 4567\noffice@riverside.example',
    'Mrs Ann Farrow\n3 Elm Road, York YO1 7HH',
    'Dear Mrs Farrow,',
    'Your bill of £165 has the number 4711 0815 2025. You may reach the laboratory under +44 1904 555 900.',
  ],
  'eng',
);
const lease = textDocument(
  [
    'Entre Mme Agnès Carlier, 4 rue du Puits, Nancy, tél. : 03 83 00 11 22 (le « Bailleur »),',
    'et M. Hugo Santini, T +33 6 12 34 56 78, courriel hugo@santini.example (le « Locataire »).',
    'Le loyer est de 640 euros. Il est payé le 5 de chaque mois.',
  ],
  'fra',
);
const contract = textDocument(
  [
    'Oak Ltd (the "Seller") sells the machine 0123 4567 to Ann Reed (the "Buyer").',
    'The price is £900. The Buyer pays within 30 days.',
  ],
  'eng',
);

it.each([
  [letter, 'What is the phone number of the sender?', 'Tel. 01904 555 017'],
  [letter, 'What is the telephone number of the practice?', 'Tel. 01904 555 017'],
  [letter, 'What is the phone number of customer service?', 'Customer service: 0800 123 4567'],
  [letter, 'What is the fax number?', 'Fax: 01904 555 018'],
  [letter, 'What is the email address of Riverside?', 'office@riverside.example'],
  [letter, 'What is the phone number of the laboratory?', 'under +44 1904 555 900'],
  [letter, 'What is Mrs Farrow’s phone number?', 'refused'],
  [letter, 'Which number can I call at the laboratory?', 'under +44 1904 555 900'],
  [letter, 'What is the website?', 'refused'],
  [lease, 'Quel est le numéro de téléphone du bailleur ?', '03 83 00 11 22'],
  [lease, 'Quel est le téléphone du locataire ?', '+33 6 12 34 56 78'],
  [lease, 'Quelle est l’adresse e-mail du locataire ?', 'hugo@santini.example'],
  [lease, 'Quelle est l’adresse e-mail du bailleur ?', 'refused'],
  [lease, 'Quel est le numéro de fax ?', 'refused'],
  [contract, 'What is the phone number of the seller?', 'refused'],
  [contract, 'What is the phone number?', 'refused'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims[0]?.text : 'refused').toContain(words);
});

it('marks a number without that of the line below', () => {
  const answer = answerQuestion(indexDocuments([letter]), 'What is the phone number of the sender?');
  const [citation] = answer.kind === 'answered' ? answer.claims[0]!.citations : [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end))).toEqual([
    '01904 555 017',
  ]);
});

it.each([
  [
    [
      'Riverside Dental Practice\nTel. 01904 555 017\n2 Mill Lane, York',
      'Please tell your school that Ann was here.',
    ],
    'What is the phone number of the school?',
    '01904',
  ],
  [
    ['Dear Ann, please ring your school at 01904 555 017.'],
    'What is the phone number of the sender?',
    '01904',
  ],
  [
    ['Landlord: Oak Ltd\nTenant: Ann Reed\nPhone: 01904 555 017'],
    'What is the phone number of the landlord?',
    '01904',
  ],
])('gives no wrong answer as certain: %#', (lines, question, wrong) => {
  const answer = answerQuestion(indexDocuments([textDocument(lines)]), question);
  const certain = answer.kind === 'answered' && answer.certain ? (answer.claims[0]?.text ?? '') : '';

  expect(certain).not.toContain(wrong);
});

it.each([
  ['See Smith, Law of Leases, p. 1234-1240.', false],
  ['First call: 15/01/2025', false],
  ['Accueil : 08.09.2025, 14.30', false],
  ['Portable 12-14 2024 3000 modèle', false],
  ['Tél. 01.02.03.04.05', true],
  ['Call (555) 123-4567', true],
  ['Call us on 020 7946 0000 or write to us.', true],
  ['Appelez-nous au 02 98 00 00 00.', true],
  ['We call on 12 customers in 2026.', false],
  ['Phone: 555-123-4567', true],
  ['T 01904 555 017', true],
])('%s has a telephone number: %s', (text, isFound) => expect(holdsContact(text, 'phone')).toBe(isFound));

it('reads long runs and many lines in a moment', () => {
  const start = performance.now();
  holdsContact(`@ ${'a'.repeat(100_000)}`, 'email');
  answerQuestion(
    indexDocuments([textDocument(Array.from({ length: 4000 }, (_, at) => `Line ${at}\nTel. none`))]),
    'What is the phone number?',
  );

  expect(performance.now() - start).toBeLessThan(3000);
});

it.each([
  'Which phone number can I call?',
  'What number should I call for information?',
  'À quel numéro peut-on appeler ?',
])('finds the number of a line with several by what one does with it: %s', (question) => {
  const form = textDocument(
    [
      'For information contact the passport center at 1-877-487-2778 (TTY: 1-888-874-7793) or npic@state.example.',
      'Primary Contact Phone Number: by providing your phone number you agree to be called.',
    ],
    'eng',
  );
  const answer = answerQuestion(indexDocuments([form]), question);

  expect(answer).toMatchObject({ kind: 'answered', certain: true });
  expect(answer.kind === 'answered' && answer.claims.map(({ text }) => text)).toEqual([
    expect.stringContaining('1-877-487-2778'),
  ]);
});
