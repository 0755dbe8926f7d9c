import { Failure } from '@octavo/contract/failures';
import { expect, it } from 'vitest';
import { asFailure, failureReport } from './internal-failure.ts';

const crash = asFailure(new TypeError('x is not a function'));

it('reports an internal error with a code and how to report it, without a stack trace', () => {
  const report = failureReport(crash, undefined);

  expect(crash.code).toBe('engine-crashed');
  expect(report).toMatch(/^engine-crashed: /);
  expect(report).toContain('TypeError: x is not a function');
  expect(report).toContain('octavo --version');
  expect(report).not.toMatch(/^\s+at /m);
});

it('shows the stack trace of an internal error at log level debug', () => {
  expect(failureReport(crash, 'debug')).toMatch(/^\s+at .*internal-failure\.test\.ts/m);
});

it('reports a declared failure in one line, even at log level debug', () => {
  expect(failureReport(new Failure('damaged-file', 'no pages'), 'debug').split('\n')).toHaveLength(1);
});
