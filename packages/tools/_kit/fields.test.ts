import { expect, it } from 'vitest';
import { pageExpression, size } from './fields.ts';

it.each([
  ['500KB', 500 * 1024],
  ['1.5 MB', 1.5 * 1024 * 1024],
  ['1,5\u00a0Mo', 1.5 * 1024 * 1024],
  ['200 ko', 200 * 1024],
  ['700 o', 700],
  [4096, 4096],
])('parses %s as a size', (written, bytes) => {
  expect(size.parse(written)).toBe(bytes);
});

it.each(['', 'huge', '0 KB', '-5', '5 GB'])('refuses %j as a size', (written) => {
  expect(size.safeParse(written).success).toBe(false);
});

it.each(['', '1-3,5,8-', 'odd', '3-dernière', 'Dernie\u0300re'])('accepts %j as pages', (written) => {
  expect(pageExpression.safeParse(written).success).toBe(true);
});

it.each(['1;2', '<b>', '1_2'])('refuses %j as pages', (written) => {
  expect(pageExpression.safeParse(written).success).toBe(false);
});
