import { type FailureCode, failures } from '@octavo/contract/failures';
import { expect, it } from 'vitest';
import { codeOf } from './envelope.ts';

it.each<[number, FailureCode[]]>([
  [519, ['login-invalid', 'sign-in-required']],
  [
    1402,
    ['subscription-required', 'pro-feature', 'free-tasks-used', 'address-tasks-used', 'free-size-exceeded'],
  ],
  [1506, ['document-limit']],
  [1507, ['question-limit']],
  [1501, ['not-offered']],
  [1503, ['storage-full', 'temporarily-unavailable']],
  [1400, ['illegal-input']],
  [1404, ['not-found', 'unknown-call', 'account-missing']],
  [1410, ['file-expired']],
  [1429, ['too-frequent']],
])('%i is the code of %j', (code, names) => {
  expect(names.map(codeOf)).toEqual(names.map(() => code));
});

it('keeps codes of success and progress apart from those of failures', () => {
  const codes = Object.keys(failures).map((name) => codeOf(name as FailureCode));

  expect(codes.filter((code) => [0, 500, 1000].includes(code))).toEqual([]);
  expect(codes.filter((code) => code === 1506 || code === 1507)).toHaveLength(2);
});
