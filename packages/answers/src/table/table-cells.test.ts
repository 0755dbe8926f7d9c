import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { shownText } from '../cite/shown-text.ts';
import { indexDocuments } from '../index/index-documents.ts';

const document = textDocument([
  'The figures are given in thousands of euros.',
  { label: 'Net revenue', cells: { '2019': '1,204', '2020': '1,377' } },
  { label: 'Cost of sales', cells: { '2019': '801', '2020': '866' } },
  { label: 'Staff', cells: { '2019': '14', '2020': '15' }, section: 'France' },
  { label: 'Staff', cells: { '2019': '31', '2020': '33' }, section: 'Spain' },
]);

const claimsFor = (question: string) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  return { ...answer, texts: answer.kind === 'answered' ? answer.claims.map(({ text }) => text) : [] };
};

it('answers with the cell of the named row and column', () => {
  const answer = claimsFor('What was the net revenue in 2020?');

  expect(answer).toMatchObject({ kind: 'answered', certain: true, texts: ['Net revenue, 2020: 1,377'] });
  expect(answer.kind === 'answered' && answer.claims[0]?.citations[0]).toMatchObject({
    quote: '1,377',
    label: 'Net revenue',
    header: '2020',
  });
});

it('answers with every row of a label, and with their sections', () => {
  expect(claimsFor('What was the staff in 2019?').texts).toEqual([
    'France, Staff, 2019: 14',
    'Spain, Staff, 2019: 31',
  ]);
});

it('answers with the row of the named section', () => {
  expect(claimsFor('What was the staff in Spain in 2019?').texts).toEqual(['Spain, Staff, 2019: 31']);
});

it.each(['What was the net revenue in 2011?', 'What was the goodwill in 2020?'])(
  'shows no number as certain for a cell that is not there: %s',
  (question) => {
    const answer = claimsFor(question);

    expect(answer.kind === 'answered' && answer.certain).toBe(false);
  },
);

it('sets the colon of the language of the document', () => {
  const french = textDocument(
    [
      'Les chiffres sont donnés en milliers d’euros, pour toutes les années de la période.',
      { label: 'Chiffre d’affaires', cells: { '2019': '1 204', '2020': '1 377' } },
    ],
    'fra',
  );
  const textsOf = (question: string) => {
    const answer = answerQuestion(indexDocuments([french]), question);

    return answer.kind === 'answered' ? answer.claims.map(({ text }) => text) : [];
  };

  expect(textsOf('Quel est le chiffre d’affaires en 2020 ?')).toEqual([
    'Chiffre d’affaires, 2020\u00a0: 1 377',
  ]);
  expect(shownText(french.passages[1]!, { start: 0, end: french.passages[1]!.text.length }, 'fra')).toBe(
    'Chiffre d’affaires; 2019\u00a0: 1 204; 2020\u00a0: 1 377',
  );
  expect(shownText(french.passages[1]!, { start: 3, end: 12 }, 'fra')).toBe('ffre d’af');
});

const regions = textDocument([
  { text: 'Le groupe Valmont', kind: 'heading' },
  { label: 'Région', cells: { '': 'Marge' } },
  { label: 'Bretagne', cells: { Effectif: '415', Marge: '6,9 %' } },
  { label: 'Occitanie', cells: { Effectif: '388', Marge: '7,5 %' } },
  { label: 'Normandie', cells: { Effectif: '702', Marge: '5,1 %' } },
  { label: 'Total', cells: { Effectif: '1 505', Marge: '6,3 %' } },
  'La baisse de la marge en Normandie s’explique par la fermeture d’une usine.',
]);

it.each([
  ['Quelle région a la marge la plus élevée ?', 'Occitanie, Marge\u00a0: 7,5 %'],
  ['Quelle région a la marge la plus faible ?', 'Normandie, Marge\u00a0: 5,1 %'],
  ['Quelle région a l’effectif le plus grand ?', 'Normandie, Effectif\u00a0: 702'],
])('compares the cells of a column: %s', (question, text) => {
  const answer = answerQuestion(indexDocuments([regions]), question);

  expect(answer).toMatchObject({ kind: 'answered', certain: false, claims: [{ text }] });
});

it('answers no question for a reason with a cell', () => {
  const answer = answerQuestion(indexDocuments([regions]), 'Pourquoi la marge baisse-t-elle en Normandie ?');

  expect(answer.kind === 'answered' && answer.claims[0]?.text).toContain('la fermeture d’une usine');
});
