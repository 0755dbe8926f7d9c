import { expect, it } from 'vitest';
import { hasOtherNumber } from './other-number.ts';

it.each([
  [['1973'], 'In 1974 a fifth of the stations had no fuel.', true],
  [['1973'], 'It cost 40 dollars a barrel.', false],
  [['40'], 'It cost 35 dollars a barrel.', true],
  [['40'], 'The embargo began in 1973.', false],
  [[], 'The embargo began in 1973.', false],
  [['1973'], 'The embargo ended.', false],
])('%s – %s', (lacking, quote, hasOther) => {
  expect(hasOtherNumber(lacking, quote)).toBe(hasOther);
});
