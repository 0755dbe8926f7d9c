import { expect, it } from 'vitest';
import { ownOrigin } from './own-origin.ts';

it.each([
  ['https://pdf.example.org', '127.0.0.1', 'https://pdf.example.org'],
  [null, '127.0.0.1', 'http://127.0.0.1:8080'],
  [null, '::1', 'http://[::1]:8080'],
  [null, '0.0.0.0', 'http://localhost:8080'],
])('with %j, listening on %s, the origin is %s', (origin, host, expected) => {
  expect(ownOrigin({ origin, host, port: 8080 })).toBe(expected);
});
