import { Failure } from '@octavo/contract/failures';
import { expect, it } from 'vitest';
import { asFailure, failureReport } from './internal-failure.ts';

const crash = asFailure(new TypeError('x is not a function'));

it('gives an internal error a code and says how to report it, without a stack trace', () => {
  const report = failureReport(crash, undefined);

  expect(crash.code).toBe('engine-crashed');
  expect(report).toMatch(/^engine-crashed: /);
  expect(report).toContain('TypeError: x is not a function');
  expect(report).toContain('octavo --version');
  expect(report).not.toMatch(/^\s+at /m);
});

it('shows where an internal error happened when the log level is debug', () => {
  expect(failureReport(crash, 'debug')).toMatch(/^\s+at .*internal-failure\.test\.ts/m);
});

it('says no more of a declared failure than its line', () => {
  expect(failureReport(new Failure('damaged-file', 'no pages'), 'debug').split('\n')).toHaveLength(1);
});
