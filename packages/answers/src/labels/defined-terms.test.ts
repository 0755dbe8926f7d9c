import { expect, it } from 'vitest';
import { definedTerms } from './defined-terms.ts';

const named = (sentence: string) =>
  definedTerms(sentence).map((term) => [
    sentence.slice(term.start, term.end),
    sentence.slice(term.named.start, term.named.end),
  ]);

it.each([
  ['(2) Dr Amara Okafor of 31 Linden Road, Cardiff (the "Consultant").', 'Consultant', 'Dr Amara Okafor'],
  ['This lease is made between Ines Roy, of Leeds (the “Landlord”)', 'Landlord', 'Ines Roy'],
  ['Acorn Ltd, hereinafter referred to as the "Supplier", sells nails.', 'Supplier', 'Acorn Ltd'],
  ['M. Paul Vidal, demeurant à Metz, ci-après dénommé « le Bailleur »', 'le Bailleur', 'M. Paul Vidal'],
  ['et la société Aubry, ci-après désignée le prestataire,', 'prestataire', 'la société Aubry'],
])('%s', (sentence, term, name) => {
  expect(named(sentence)).toEqual([[term, name]]);
});

it('takes the name of each of several terms', () => {
  const sentence =
    'M. Paul Vidal, demeurant à Metz, ci-après dénommé « le bailleur », et Mme Ana Roux, ci-après dénommée « le locataire ».';

  expect(named(sentence)).toEqual([
    ['le bailleur', 'M. Paul Vidal'],
    ['le locataire', 'Mme Ana Roux'],
  ]);
  expect(definedTerms(sentence).map(({ clause }) => sentence.slice(clause.start, clause.end))).toEqual([
    'M. Paul Vidal, demeurant à Metz, ci-après dénommé « le bailleur »',
    'et Mme Ana Roux, ci-après dénommée « le locataire »',
  ]);
});

it.each(['See the annex (page 4).', 'The "Consultant" works in Cardiff.', 'He is called Paul (or "P").'])(
  'no term: %s',
  (sentence) => {
    expect(named(sentence).filter(([term]) => term === 'Consultant')).toEqual([]);
  },
);
