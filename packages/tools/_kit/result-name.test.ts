import { expect, it } from 'vitest';
import { resultName } from './result-name.ts';

it.each([
  ['lease.pdf', 'lease-compressed.pdf'],
  ['lease-merged.pdf', 'lease-merged-compressed.pdf'],
  ['lease-compressed.pdf', 'lease-compressed.pdf'],
  ['lease-compressed (2).pdf', 'lease-compressed.pdf'],
  ['lease-compressed(1).pdf', 'lease-compressed.pdf'],
  ['lease (2).pdf', 'lease (2)-compressed.pdf'],
  ['compressed.pdf', 'compressed-compressed.pdf'],
])('%s is compressed to %s', (name, result) => {
  expect(resultName(name, 'pdf', 'compressed')).toBe(result);
});

it('repeats the numbers of parts, which tell them apart', () => {
  expect([1, 2].map((part) => resultName('lease-1.pdf', 'pdf', `${part}`))).toEqual([
    'lease-1-1.pdf',
    'lease-1-2.pdf',
  ]);
});
