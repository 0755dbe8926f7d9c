import { expect, it } from 'vitest';
import { isElliptical } from './elliptical.ts';

it.each([
  ['And the final report?', true],
  ['What about the deposit?', true],
  ['And for the landlord?', true],
  ['Et celui du bailleur ?', true],
  ['Et les charges ?', true],
  ['Et en 2023 ?', true],
  ['And when does it end?', false],
  ['What is the rent?', false],
  ['Where are the keys and the badges?', false],
  ['Ou se trouve le logement ?', false],
])('%s leaves its verb out: %s', (question, expected) => {
  expect(isElliptical(question)).toBe(expected);
});
