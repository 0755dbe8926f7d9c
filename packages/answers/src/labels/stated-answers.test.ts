import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { readQuestion } from '../question/read-question.ts';
import { durationIn } from './agreed-term.ts';
import { explainedAcronym } from './explained-acronym.ts';
import { labelledLine } from './labelled-line.ts';

const party = (name: string) =>
  `${name}, a company registered in England and Wales under the number 08812345, whose registered office is at 7 Quay Street in the city of Bristol, and which is represented for the purposes of this agreement by its managing director, who declares to be authorised to sign for it in all that follows (the "Supplier"), sells the goods.`;

const claimsOf = (documents: Parameters<typeof indexDocuments>[0], question: string) => {
  const answer = answerQuestion(indexDocuments(documents), question);

  return answer.kind === 'answered' ? answer.claims : [];
};

it('quotes the name of a party whose definition is longer than a quote', () => {
  const [claim] = claimsOf([textDocument([party('Acorn Ltd')], 'eng')], 'Who is the supplier?');

  expect(claim?.text).toMatch(/^Acorn Ltd, a company/);
  expect(claim?.text.length).toBeLessThanOrEqual(300);
});

it('names the party of each document', () => {
  const documents = [party('Acorn Ltd'), party('Birch Ltd')].map((text) => textDocument([text], 'eng'));
  const named = claimsOf(documents, 'Who is the supplier?').map(({ text, citations }) => [
    text.slice(0, 9),
    citations[0]?.document,
  ]);

  expect(named).toEqual([
    ['Acorn Ltd', 0],
    ['Birch Ltd', 1],
  ]);
});

it('answers with every line of a label that stands in several places', () => {
  const form = textDocument(['Driver: A. Reed\nCar: red', 'Driver: B. Stone\nCar: blue'], 'eng');

  expect(claimsOf([form], 'Who is the driver?').map(({ text }) => text)).toEqual([
    'Driver: A. Reed',
    'Driver: B. Stone',
  ]);
});

it('takes no label for the answer whose value is of another kind', () => {
  const form = textDocument(['Deposit: paid in full', 'The deposit is returned on 3 May 2026.'], 'eng');

  expect(claimsOf([form], 'When is the deposit returned?')[0]?.text).toContain('3 May 2026');
});

it('names all parties of a contract, and no other defined term', () => {
  const contract = textDocument(
    [
      'This lease (the "Agreement") is made between Ines Roy, of Leeds (the "Landlord"); and',
      'Tom Hale, of York (the "Tenant").',
      'Neither party may assign the rooms listed below (the "Premises").',
    ],
    'eng',
  );

  expect(
    claimsOf([contract], 'Who are the parties?').map(({ citations: [citation] }) =>
      citation!.marked.map(({ start, end }) => citation!.quote.slice(start, end)).join(),
    ),
  ).toEqual(['Ines Roy', 'Tom Hale']);
});

it('answers what an acronym stands for with the sentence that explains it', () => {
  const paper = textDocument(
    [
      'A JIT is used in browsers.',
      'We describe a compiler that works just in time (JIT).',
      'The JIT is fast.',
    ],
    'eng',
  );

  expect(claimsOf([paper], 'What does JIT stand for?').map(({ text }) => text)).toEqual([
    'We describe a compiler that works just in time (JIT).',
  ]);
});

it.each([
  [
    ['The term of payment is 14 days.', 'This lease continues for a fixed period of nine months from May.'],
    'How long does the lease last?',
    'nine months',
  ],
  [
    ['The warranty is valid for 24 months.', 'Repairs take up to ten days.'],
    'What is the duration of the warranty?',
    '24 months',
  ],
  [
    ['Le loyer est dû dans les dix jours.', 'Le bail est conclu pour une durée d’un an à compter de mai.'],
    'Combien de temps dure le bail ?',
    'un an',
  ],
  [
    [
      'Le présent contrat est conclu pour une durée déterminée de trois (3) ans.',
      'Un préavis de deux mois est dû.',
    ],
    'Quelle est la durée du contrat ?',
    'trois (3) ans',
  ],
])('marks the time that a contract runs: %j', (sentences, question, time) => {
  const [claim] = claimsOf([textDocument(sentences)], question);
  const [citation] = claim?.citations ?? [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end))).toContain(time);
});

it('takes the paragraphs below a label for its value', () => {
  const minutes = textDocument(
    [
      { text: 'Présences', kind: 'heading' },
      { text: 'Membres :', headings: ['Présences'] },
      { text: 'M. Gaëtan Gagné, conseiller municipal', headings: ['Présences'] },
      { text: 'M. David Huggins-Daines, conseiller municipal', headings: ['Présences'] },
      { text: 'Secrétaire :', headings: ['Présences'] },
      { text: 'Mme Ariane Bélanger, greffière adjointe', headings: ['Présences'] },
      { text: '1. Ouverture de la séance', headings: ['Présences'] },
    ],
    'fra',
  );
  const textsFor = (question: string) => claimsOf([minutes], question).map(({ text }) => text);

  expect(textsFor('Qui est la secrétaire ?')).toEqual(['Mme Ariane Bélanger, greffière adjointe']);
  expect(textsFor('Qui sont les membres ?')).toEqual([
    'M. Gaëtan Gagné, conseiller municipal',
    'M. David Huggins-Daines, conseiller municipal',
  ]);
});

it('takes no number of a heading for an answer', () => {
  const minutes = textDocument(['5. LEVÉE DE LA SÉANCE', 'La séance est levée à 16 heures.'], 'fra');

  expect(claimsOf([minutes], 'À quelle heure la séance est-elle levée ?').map(({ text }) => text)).toEqual([
    'La séance est levée à 16 heures.',
  ]);
});

it('finds the signer of a party that the contract names by its own name', () => {
  const contract = textDocument(
    [
      'Northgate Foods Limited, of 12 Dock Road, Hull (the "Client"); and',
      'Ms Helena Brandt, of 9 Castle Lane, York (the "Consultant").',
      'The Consultant invoices the Client each month.',
      'Signed for and on behalf of Northgate Foods Limited',
      'Name: Tobias Merrick\nDate: 4 March 2026',
      'Signed by the Consultant',
      'Name: Helena Brandt\nDate: 5 March 2026',
    ],
    'eng',
  );

  expect(claimsOf([contract], 'Who signed for the client?').map(({ text }) => text)).toEqual([
    'Name: Tobias Merrick',
  ]);
  expect(claimsOf([contract], 'Who signed for the consultant?').map(({ text }) => text)).toEqual([
    'Name: Helena Brandt',
  ]);
});

it('answers with a label although the question names the document besides', () => {
  const lettre = textDocument(['Objet : votre demande de permis', 'Nous avons reçu votre demande.'], 'fra');

  expect(claimsOf([lettre], 'Quel est l’objet de la lettre ?')[0]?.text).toBe(
    'Objet : votre demande de permis',
  );
});

it.each([
  [['Rent: £925 per month'], true],
  [['Le loyer : 640 euros'], true],
  [['Open from 9:30 to noon'], false],
  [['Three colours were chosen: red for the door. The windows are blue.'], false],
  [['Note: the tenant keeps the garden tidy, waters it in summer and cuts the hedge twice a year.'], false],
])('%j is a labelled line: %s', ([text = ''], isLabelled) => {
  expect(labelledLine(indexDocuments([textDocument([text], 'eng')]), 0) !== null).toBe(isLabelled);
});

it.each([
  ['This lease is made for a term of three years.', 'three years'],
  ['Subject to notice, the contract runs for 12 months.', '12 months'],
  ['The notice period of 3 months applies to a lease with a term of 2 years.', '2 years'],
  ['Le bail est conclu pour une durée de trois ans.', 'trois ans'],
  ['A notice period of 3 months applies.', null],
  ['Rent has a payment term of 30 days.', null],
  ['The probationary period lasts 6 months.', null],
  ['There is a retention period of ten years.', null],
  ['After a grace period of 14 days, interest is due.', null],
  ['A cooling-off period of 14 days applies.', null],
  ['It ends after a period of 3 months’ notice.', null],
  ['La durée du préavis de trois mois court de la réception.', null],
  ['Une période d’essai d’une durée de deux mois est prévue.', null],
  ['La durée de conservation est de cinq ans.', null],
  ['Le paiement intervient dans une période de 30 jours.', null],
])('reads the duration of a contract in: %s', (sentence, duration) => {
  const found = durationIn(sentence);

  expect(found === null ? null : sentence.slice(found.start, found.end)).toBe(duration);
});

it.each([
  ['What does JIT stand for?', true],
  ['what does jit stand for?', true],
  ['What does it mean?', false],
])('finds the acronym of %s: %s', (question, isFound) => {
  const index = indexDocuments([
    textDocument(['We use a compiler that works just in time (JIT) and information technology (IT).']),
  ]);
  const all = index.sentences.map((_, sentence) => sentence);

  expect(explainedAcronym(index, readQuestion(index, question), all) !== null).toBe(isFound);
});

it('takes the label that begins a block of lines for what the others describe', () => {
  const inventory = textDocument(
    ['Logement : appartement T2, 8 rue Pasteur, Rennes\nSurface : 42 m²\nLocataire : M. Younes Belkacem'],
    'fra',
  );

  expect(claimsOf([inventory], 'Quelle est la superficie du logement ?').map(({ text }) => text)).toEqual([
    'Surface : 42 m²',
  ]);
});

it('gives the manner that a label states', () => {
  const receipt = textDocument(
    [
      {
        text: 'Date du paiement : 4 mars 2025\nMode de paiement : virement',
        headings: ['Quittance de loyer'],
      },
    ],
    'fra',
  );

  expect(claimsOf([receipt], 'Comment le loyer a-t-il été payé ?')[0]?.text).toBe(
    'Mode de paiement : virement',
  );
});

it('takes no number of the address of a party for an amount', () => {
  const loan = textDocument(
    ['Borrower: Ms Farah Aziz, 60 Vine Close, Durham', 'The sum borrowed is £8,000. It is paid out in May.'],
    'eng',
  );

  expect(claimsOf([loan], 'How much is borrowed?')[0]?.text).toContain('£8,000');
});

it.each([
  [
    ['Landlord: Oak Ltd\nTenant: Ann Reed\nAddress: 2 Low Street, York\nRent: £900'],
    'What is the address of the landlord?',
    '2 Low Street',
  ],
  [[{ text: 'Mode : éco', headings: ['Laver'] }, 'Le linge est trié par couleur.'], 'Comment laver ?', 'éco'],
])('gives no wrong answer as certain: %#', (lines, question, wrong) => {
  const answer = answerQuestion(indexDocuments([textDocument(lines)]), question);
  const certain = answer.kind === 'answered' && answer.certain ? (answer.claims[0]?.text ?? '') : '';

  expect(certain).not.toContain(wrong);
});
