import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const contract = textDocument(
  [
    'This contract is made between Tarn Mills Ltd, whose registered office is at 18 Weir Street, Leeds LS1 2AB (the “Employer”), and Ms Ivy Crane, of 7 Chapel Row, Bath BA1 3QX (the “Employee”).',
    'The Employee works at the Employer’s premises at 42 Dock Road, Avonmouth BS11 9HS.',
    'The garage of the caretaker stands in Mill Lane, Truro. The Employee may use the garage of the Employer in Derby.',
  ],
  'eng',
);
const contrat = textDocument(
  [
    'Entre la société Clairval, dont le siège est situé au 18 rue des Tanneurs, 69002 Lyon, ci-après « l’employeur », et Madame Claire Donnet, née à Gap, ci-après « la salariée ».',
    'La maison du gardien se trouve rue du Port, à Brest. La salariée travaille dans les locaux de l’employeur.',
  ],
  'fra',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);
  const [first] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

  return {
    certain: answer.kind === 'answered' && answer.certain,
    marked: first?.marked.map(({ start, end }) => first.quote.slice(start, end)).join(' ') ?? '',
  };
}

it.each([
  [contract, 'Where is the registered office of the employer?', '18 Weir Street, Leeds LS1 2AB'],
  [contract, 'Where is the garage of the caretaker?', 'Mill Lane, Truro'],
  [contrat, 'Où se trouve le siège de l’employeur ?', '18 rue des Tanneurs, 69002 Lyon'],
  [contrat, 'Où se trouve la maison du gardien ?', 'Brest'],
])('%#: %s is certain', (document, question, marked) => {
  expect(answerOf(document, question)).toEqual({ certain: true, marked });
});

it('finds the home of a party, which is not certain to be the asked house', () => {
  expect(answerOf(contract, 'Where is the house of the employee?')).toEqual({
    certain: false,
    marked: '7 Chapel Row, Bath BA1 3QX',
  });
});

it.each([
  [contract, 'Where is the garage of the employee?'],
  [contract, 'Where is the employee’s garage?'],
  [contract, 'Where is the registered office of the employee?'],
  [contract, 'Where does the employer live?'],
  [contrat, 'Où est la maison de la salariée ?'],
  [contrat, 'Où se trouve le siège de la salariée ?'],
  [contrat, 'Où habite la salariée ?'],
])('%#: %s is not certain beside the thing of another', (document, question) => {
  expect(answerOf(document, question).certain).toBe(false);
});
