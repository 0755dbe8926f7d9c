import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
  'recognises %s as this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '2001:db8::1',
  'localhost.example',
  '127.0.0.1.example',
  '',
])('recognises "%s" as another machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});
