import { textDocument } from '@octavo/testkit/answers/text-document';
import { describe, expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { answerQuestion } from './answer-question.ts';

const lease = textDocument(
  [
    { text: 'CONTRAT DE LOCATION', kind: 'heading' },
    { text: 'Le bailleur : Mme Agnès Carlier, 4 rue du Puits, Nancy' },
    { text: 'Le locataire : M. Hugo Santini, né le 3 juin 1990' },
    { text: 'Le loyer mensuel est de 640 euros. Il est payé le 5 de chaque mois.', headings: ['Loyer'] },
    { text: 'La sous-location est interdite sauf accord écrit du bailleur.', headings: ['Obligations'] },
    { text: 'Le locataire peut donner congé avec un préavis de trois mois.', headings: ['Congé'] },
  ],
  'fra',
);
const contract = textDocument(
  [
    'This Agreement is made between Tidewater Power Ltd, of 7 Quay Street, Bristol (the "Client"); and',
    '(2) Dr Ruth Abara of 3 Linden Road, Cardiff (the "Consultant").',
    'The Client pays the Consultant £650 for each day of work. An invoice is paid within 30 days.',
    'The Consultant may not subcontract the services without the consent of the Client.',
    'Signed for the Client',
    'Name: Judith Marlow\nTitle: Chief Operating Officer',
  ],
  'eng',
);
const invoice = textDocument(
  [
    { text: 'INVOICE', kind: 'heading' },
    'Invoice number: NP-0417\nInvoice date: 3 June 2025\nDue date: 3 July 2025\nOrder: PO 77120',
    'Bill to:\nHarrow & Finch\n92 Mill Road, Cambridge',
    'Bank: Lloyds\nSort code: 30-91-44\nIBAN: GB29 LOYD 3091 4462',
    'Interest of 2% per month is charged on overdue invoices.',
  ],
  'eng',
);
const letter = textDocument(
  [
    'Rennes, le 12 mai 2025',
    'Votre rémunération annuelle brute est de 42 000 euros, versée en treize mensualités.',
    'La période d’essai est de quatre mois. Le télétravail est possible deux jours par semaine.',
    'Béatrice Lemoine\nDirectrice des ressources humaines',
  ],
  'fra',
);

function asked(document: typeof lease, question: string): string {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? answer.claims.map(({ text }) => text).join(' | ') : 'refused';
}

describe('parties and roles', () => {
  it.each([
    [lease, 'Qui est le bailleur ?', 'Le bailleur : Mme Agnès Carlier, 4 rue du Puits, Nancy'],
    [lease, 'Comment s’appelle le locataire ?', 'Le locataire : M. Hugo Santini, né le 3 juin 1990'],
    [contract, 'Who is the consultant?', '(2) Dr Ruth Abara of 3 Linden Road, Cardiff (the "Consultant").'],
    [contract, 'Who signs for the client?', 'Name: Judith Marlow'],
    [
      letter,
      'Qui est la directrice des ressources humaines ?',
      'Béatrice Lemoine Directrice des ressources humaines',
    ],
  ])('%# %s', (document, question, text) => {
    expect(asked(document, question)).toBe(text);
  });

  it('marks the name before the term that stands for it', () => {
    const answer = answerQuestion(indexDocuments([contract]), 'Who is the client?');
    const [citation] = answer.kind === 'answered' ? answer.claims[0]!.citations : [];

    expect(answer).toMatchObject({ kind: 'answered', certain: true });
    expect(citation!.marked.map(({ start, end }) => citation!.quote.slice(start, end))).toEqual([
      'Tidewater Power Ltd',
    ]);
  });
});

it('takes no subject of a letter, which repeats the question, for its answer', () => {
  const notice = textDocument(
    [
      'Replacement of your water meter',
      'We are writing to tell you that your water meter will be replaced on 23 April 2025 before noon.',
      'The replacement is free of charge. You need not be at home.',
    ],
    'eng',
  );

  expect(asked(notice, 'When will the water meter be replaced?')).toContain('23 April 2025');
});

it.each([
  ['What is the invoice number?', 'Invoice number: NP-0417'],
  ['When is the invoice due?', 'Due date: 3 July 2025'],
  ['What is the IBAN?', 'IBAN: GB29 LOYD 3091 4462'],
  ['Who is the bill to?', 'Bill to: Harrow & Finch 92 Mill Road, Cambridge'],
])('answers with a line of a form: %s', (question, line) => {
  expect(asked(invoice, question)).toBe(line);
});

it.each([
  [lease, 'Puis-je sous-louer l’appartement ?', 'sous-location'],
  [contract, 'May the consultant subcontract the work?', 'may not subcontract'],
])('shows the clause that forbids: %#', (document, question, words) => {
  expect(asked(document, question)).toContain(words);
});

it.each([
  [lease, 'Comment faire une tarte aux pommes ?'],
  [lease, 'Y a-t-il un parking ou un garage ?'],
  [lease, 'Quel est le numéro de téléphone du bailleur ?'],
  [contract, 'What is the capital of Mongolia?'],
  [contract, 'Does the consultant get a company car?'],
  [contract, 'What is the consultant’s phone number?'],
  [lease, 'Quelle est la date de naissance du bailleur ?'],
  [invoice, 'What is the email address of the printer?'],
  [invoice, 'How long should I boil an egg?'],
  [letter, 'Comment faire une tarte aux pommes ?'],
  [letter, 'Quel est le montant de l’indemnité de licenciement ?'],
])('refuses what a short document does not say: %#', (document, question) => {
  expect(asked(document, question)).toBe('refused');
});

it('shows no sentence as certain that has no person but the one asked for', () => {
  const rules = textDocument(
    [
      'Travel expenses are paid monthly.',
      'Expenses above this limit require the approval of the Finance Director.',
    ],
    'eng',
  );
  const answer = answerQuestion(indexDocuments([rules]), 'Who is the Finance Director?');

  expect(answer.kind === 'answered' && answer.certain).toBe(false);
});

it('takes no salutation for an answer', () => {
  const note = textDocument(
    ['Dear Mrs Raman,', 'Your appointment with Dr Hughes is on Thursday 23 October.', 'Kind regards'],
    'eng',
  );

  expect(asked(note, 'What is Mrs Raman’s date of birth?')).not.toContain('Dear');
});

it('names no word as missing that stands in a running header', () => {
  const headed = { ...letter, asides: ['Altéria SAS – Service du personnel'] };
  const missing = (document: typeof letter) => {
    const answer = answerQuestion(indexDocuments([document]), 'Qui possède Altéria et ses usines ?');

    return answer.kind === 'refused' ? answer.missing : null;
  };

  expect(missing(letter)).toContain('Altéria');
  expect(missing(headed)).not.toContain('Altéria');
  expect(missing(headed)).toContain('usines');
});
