import { expect, it } from 'vitest';
import { thresholdFor } from './threshold.ts';

it.each([
  ['eng', 0.6],
  ['fra', 0.4],
  ['deu', 0.5],
  [null, 0.5],
])('%s', (language, threshold) => {
  expect(thresholdFor({ english: 0.6, french: 0.4 }, language)).toBeCloseTo(threshold);
});
