import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';
import { readQuestion } from '../question/read-question.ts';
import { answerQuestion } from './answer-question.ts';
import { isOutdone } from './certainty.ts';
import { statedQuote } from './stated-quote.ts';

const lettre = textDocument(
  [
    'Nous avons bien reçu votre déclaration. Le sinistre a été causé par la rupture d’une canalisation de votre voisin.',
    'Vous pouvez contester les conclusions de l’expert par lettre recommandée adressée à notre service des réclamations.',
    'Notre expert, Madame Nadia Ferrand, se rendra chez vous pour une visite.',
  ],
  'fra',
);
const report = textDocument(
  [
    'The Trust counted 46 pairs of kingfishers, eleven more than in the year before.',
    'The Trust is looking for a treasurer, as Joan Pike retires in April.',
    'The largest donor was the Harlow Foundation, which gave a boat.',
    'A bonus may be paid to the wardens of the park.',
    { text: 'ELIGIBILITY TO VISIT THE CENTRE', kind: 'heading' },
    'Volunteers weed the banks of the river by hand.',
  ],
  'eng',
);

const study = textDocument(
  [
    'We report the recall of the crawler and the number of papers published at a conference in 2023.',
    'The selector reads each paper of the queue. Running the crawler twice helps.',
    'Nuts of steel are used in Sheffield and Leeds for the sake of simplicity.',
  ],
  'eng',
);

const consultancy = textDocument(
  [
    '1.2 The Consultant shall deliver a prototype no later than July 15, 2025.',
    '3.1 The Client shall pay a fixed fee, payable in instalments: $20,000 upon signature, $32,250 upon acceptance of the prototype.',
    { text: '7. Insurance and Liability', kind: 'heading' },
    {
      text: '7.1 The Consultant shall maintain professional liability insurance of at least $1,000,000 per claim during the term and for two (2) years thereafter.',
      headings: ['7. Insurance and Liability'],
    },
    {
      text: '7.2 The liability of either party under this Agreement is limited to the fees paid in the twelve (12) months before the claim.',
      headings: ['7. Insurance and Liability'],
    },
  ],
  'eng',
);

function certaintyOf(document: ReadDocument, question: string): boolean | null {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? answer.certain : null;
}

it.each([
  [lettre, 'Quand le sinistre a-t-il été causé ?'],
  [report, 'How many pairs of kingfishers did the Trust count in 2019?'],
  [report, 'Who is the treasurer?'],
  [report, 'When may a bonus be paid to the wardens?'],
  [report, 'Who can visit the centre?'],
  [study, 'What does the crawler do?'],
  [study, 'What is the recall?'],
  [study, 'When was the paper published?'],
  [study, 'Where are nuts of steel not used?'],
  [consultancy, 'And the prototype?'],
])('%# %s is not certain', (document, question) => {
  expect(certaintyOf(document, question)).not.toBe(true);
});

it.each([
  [lettre, 'Qui est l’expert ?', 'Madame Nadia Ferrand'],
  [report, 'Who is the largest donor?', 'Harlow Foundation'],
  [study, 'What does the selector do?', 'reads each paper'],
  [consultancy, 'When is the prototype due?', 'July 15, 2025'],
  [consultancy, 'What insurance must the consultant have?', 'liability insurance'],
])('%# %s is answered by the sentence of its form', (document, question, name) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer).toMatchObject({ kind: 'answered', certain: true });
  expect(answer.kind === 'answered' && answer.claims[0]?.text).toContain(name);
});

it('doubts a quote that has the subject in its heading only, beside a rival that names it', () => {
  const index = indexDocuments([consultancy]);
  const question = readQuestion(index, 'What insurance must the consultant have?');
  const [naming, other] = [3, 4].map((passage) =>
    statedQuote(passage, { start: 0, end: consultancy.passages[passage]!.text.length }, null),
  );

  expect(isOutdone(index, question, [other!, naming!])).toBe(true);
  expect(isOutdone(index, question, [other!, { ...naming!, probability: 0.2 }])).toBe(false);
  expect(isOutdone(index, question, [naming!, other!])).toBe(false);
});

it('is not certain of a word that the document has only in another form, which may be another word', () => {
  const claim = textDocument(
    ['The insurer disputed the causal link.', 'The clinic proscribed the drug.', 'The link was closed.'],
    'eng',
  );

  expect(certaintyOf(claim, 'Was the causal link disputed?')).toBe(true);
  expect(certaintyOf(claim, 'Was the casual link disputed?')).not.toBe(true);
  expect(certaintyOf(claim, 'Which drug did the clinic prescribe?')).not.toBe(true);
});
