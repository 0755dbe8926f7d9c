import { expect, it } from 'vitest';
import { thresholdFor } from './threshold.ts';

it.each([
  ['eng', 0, 0.6],
  ['fra', 0, 0.4],
  ['deu', 0, 0.5],
  [null, 0, 0.5],
  ['eng', 1, 0.5],
  ['eng', 0.5, 0.55],
])('%s, terseness %d', (language, terseness, threshold) => {
  expect(thresholdFor({ english: 0.6, french: 0.4 }, language, terseness)).toBeCloseTo(threshold);
});
