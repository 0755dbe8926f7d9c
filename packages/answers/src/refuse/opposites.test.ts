import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { readQuestion } from '../question/read-question.ts';
import { hasNegatedForm } from './negative-prefixes.ts';
import { differsInNegation, hasAntonym, isDenied } from './opposites.ts';

const nothing = indexDocuments([{ version: 1, title: null, language: 'eng', pages: [], passages: [] }]);
const asking = (text: string) => readQuestion(nothing, text);

it.each([
  ['What was not paid?', 'The rent was paid in March.', true],
  ["Which rooms weren't painted?", 'Three rooms were painted.', true],
  ['Which rooms weren’t painted?', 'The rooms of the cellar were never painted.', false],
  ['What is not covered?', 'Damage by water is excluded.', false],
  ['Qu’est-ce qui n’est pas compris ?', 'Le loyer comprend le chauffage.', true],
  ['Où habite-t-il ?', 'Il habite à Lyon.', false],
  ['What happens if the rent is not paid?', 'In default of payment of the rent, the lease ends.', false],
  ['Que faire si le loyer n’est pas payé ?', 'À défaut de paiement, le bail est résilié.', false],
  ['Which rent was not paid?', 'The rent was paid in default of the deposit.', true],
])('%s – %s', (question, sentence, denied) => {
  expect(isDenied(asking(question), sentence)).toBe(denied);
});

it('takes no `t` between a verb and a pronoun for a negation', () => {
  expect(differsInNegation(asking('Quand arrive-t-il à Paris ?'), 'Il arrive à Paris en 1910.')).toBe(false);
});

it.each([
  ['How often is an edge crossed before it is hot?', 'It is run until it is hot, after 2 crossings.', false],
  ['Who ruled before the war?', 'Otto ruled after the war.', true],
])('%s – %s has the opposite', (question, quote, isOpposite) => {
  expect(hasAntonym(asking(question), quote)).toBe(isOpposite);
});

it.each([
  ['Where were settlers unsettled?', 'They were settled in the north.', 'eng', true],
  ['Which court has legal power?', 'The contract was illegal.', 'eng', true],
  ['Where did they settle?', 'They settled in the north.', 'eng', false],
  ['Quel acte est légal ?', 'Cet acte est illégal.', 'fra', true],
  ['What is the interest?', 'The interest is 4 %.', 'eng', false],
])('%s – %s has the negated form', (question, quote, language, negated) => {
  expect(hasNegatedForm(asking(question), quote, language)).toBe(negated);
});
