import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const report = textDocument(
  [
    { text: 'Report on the water heater', kind: 'heading' },
    {
      text: 'The heater was ordered on 3 March 2024 and delivered on 2 April 2024. It began to drip on 9 June 2024.',
      headings: ['Report on the water heater'],
    },
    {
      text: 'The pump was repaired in May 2023 and replaced on 7 July 2024.',
      headings: ['Report on the water heater'],
    },
    'Our boiler was ordered on 4 May 2024, delivered on 1 June 2024, failed on 9 July 2024 and was inspected on 12 July 2024.',
    'The gate broke down. It was repaired on 20 August 2024. A new door was fitted on 4 September 2024.',
    'The car, bought on 1 May 2020, stopped in the tunnel and was towed on 7 July 2022.',
  ],
  'eng',
);
const rapport = textDocument(
  [
    'La cuve a été commandée le 3 mars 2024 et livrée le 2 avril 2024. Elle a commencé à fuir le 9 juin 2024.',
    'La pompe, commandée le 1er mai 2024, est tombée en panne et a été remplacée le 7 juillet 2024.',
    'Le toit s’est effondré. Il a été réparé le 4 août 2024.',
  ],
  'fra',
);
const bail = textDocument(
  [
    {
      text: 'Le loyer mensuel est fixé à 740 euros. Il est payable d’avance, le premier jour de chaque mois, par virement.',
      headings: ['Loyer'],
    },
    {
      text: 'Le loyer est révisé chaque année. Le bailleur prévient le locataire six semaines avant le jour où le nouveau loyer s’applique.',
      headings: ['Révision'],
    },
    {
      text: 'À défaut de paiement du loyer dans les six semaines suivant un commandement de payer, le bail est résilié.',
      headings: ['Défaut de paiement'],
    },
  ],
  'fra',
);
const lease = textDocument(
  [
    'The monthly rent is £740. It is payable in advance, on the first day of each month, by bank transfer.',
    'If the rent is not paid within six weeks of a demand, the lease is ended by the landlord.',
  ],
  'eng',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);
  const [first] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  return {
    certain: answer.kind === 'answered' && answer.certain,
    quote: first?.quote ?? '',
    marked: first?.marked.map(({ start, end }) => first.quote.slice(start, end)).join(' ') ?? '',
  };
}

it.each([
  [report, 'When was the heater ordered?', '3 March 2024'],
  [report, 'When did the heater drip?', '9 June 2024'],
  [report, 'When was the pump replaced?', '7 July 2024'],
  [report, 'When did the boiler fail?', '9 July 2024'],
  [report, 'When was the boiler inspected?', '12 July 2024'],
  [report, 'When was the gate repaired?', '20 August 2024'],
  [rapport, 'Quand la cuve a-t-elle été livrée ?', '2 avril 2024'],
  [rapport, 'Quand la pompe a-t-elle été remplacée ?', '7 juillet 2024'],
])('%#: %s is answered by the date of that event', (document, question, date) => {
  expect(answerOf(document, question)).toMatchObject({ certain: true, marked: date });
});

it.each([
  [report, 'When did the pump drip?'],
  [report, 'When was the heater repaired?'],
  [report, 'When did the gate break down?'],
  [report, 'When was the door repaired?'],
  [report, 'When did the car stop?'],
  [rapport, 'Quand la pompe est-elle tombée en panne ?'],
  [rapport, 'Quand le toit s’est-il effondré ?'],
  [rapport, 'Quand la cuve a-t-elle été réparée ?'],
])('%#: %s is not certain beside the dates of other events', (document, question) => {
  expect(answerOf(document, question).certain).toBe(false);
});

it.each([
  [bail, 'Quand le loyer doit-il être payé ?', 'le premier jour de chaque mois'],
  [bail, 'Quand doit-on payer le loyer ?', 'le premier jour de chaque mois'],
  [bail, 'Quand le loyer est-il révisé ?', 'chaque année'],
  [lease, 'When must the rent be paid?', 'on the first day of each month'],
])(
  '%#: %s is answered about the subject of a pronoun, not for a case of default',
  (document, question, words) => {
    expect(answerOf(document, question).quote).toContain(words);
  },
);

const neighbours = 'The rent of the garage is paid by the neighbours.';

it.each([
  [['The rent is £740.', 'It is payable on 5 May.']],
  [['The rent is £740.', 'It includes heating. It is payable on 5 May.']],
])('goes on about the subject of an earlier sentence: %j', (passages) => {
  const document = textDocument([neighbours, ...passages], 'eng');

  expect(answerOf(document, 'When is the rent payable?').quote).toContain('payable on 5 May');
});

it('takes no pronoun for the subject that the sentence before does not have', () => {
  const document = textDocument([neighbours, 'The deposit is £740. It is payable on 5 May.'], 'eng');

  expect(answerOf(document, 'When is the rent payable?').certain).toBe(false);
});

it('quotes the case of default for a question for what follows from it', () => {
  expect(answerOf(bail, 'Quand le bail est-il résilié ?').quote).toContain('À défaut de paiement');
  expect(answerOf(bail, 'Que se passe-t-il si le loyer n’est pas payé ?').quote).toContain('À défaut');
});
