import { expect, it } from 'vitest';
import { failureOf } from './response-failure.ts';
import { onSessionEnd } from './session-end.ts';

it('is detected in every response that reports it, and in no other', () => {
  let ends = 0;
  const stop = onSessionEnd(() => {
    ends += 1;
  });
  expect(failureOf(404, '{"code":"not-found"}').code).toBe('not-found');
  expect(failureOf(401, '{"code":"sign-in-required"}').code).toBe('sign-in-required');
  expect(ends).toBe(0);

  expect(failureOf(401, '{"code":"login-invalid"}').code).toBe('login-invalid');
  expect(ends).toBe(1);

  stop();
  failureOf(401, '{"code":"login-invalid"}');
  expect(ends).toBe(1);
});
