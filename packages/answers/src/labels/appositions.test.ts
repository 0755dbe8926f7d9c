import { expect, it } from 'vitest';
import { partiesInApposition } from './appositions.ts';

function read(sentence: string) {
  return partiesInApposition(sentence).map(({ start, end, named, clause }) =>
    [{ start, end }, named, clause].map((span) => sentence.slice(span.start, span.end)),
  );
}

it('reads the parties of a contract by the roles behind their names', () => {
  expect(
    read(
      'This lease is made between Mrs Ada Roe, landlord, of 4 Elm Road, Leeds, and Mr Lee Poe, tenant, of 9 Quay.',
    ),
  ).toEqual([
    ['landlord', 'Mrs Ada Roe', 'Mrs Ada Roe, landlord, of 4 Elm Road, Leeds'],
    ['tenant', 'Mr Lee Poe', 'Mr Lee Poe, tenant, of 9 Quay.'],
  ]);
  expect(
    read(
      'Entre Mme Ève Roux, bailleresse, demeurant 4 rue Haute à Lyon, et M. Luc Petit, locataire, demeurant à Lyon.',
    ),
  ).toEqual([
    ['bailleresse', 'Mme Ève Roux', 'Mme Ève Roux, bailleresse, demeurant 4 rue Haute à Lyon'],
    ['locataire', 'M. Luc Petit', 'M. Luc Petit, locataire, demeurant à Lyon.'],
  ]);
});

it.each([
  'The keys are returned to the flat, undamaged, on the last day.',
  'If it is late, the landlord, after notice, may end the lease.',
  'the former owner, landlord, has left.',
])('reads none in %s', (sentence) => {
  expect(read(sentence)).toEqual([]);
});
