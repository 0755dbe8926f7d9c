import { expect, it } from 'vitest';
import { checkBase } from './check-base.ts';

const list = { version: 1 as const, base: { sha256: 'ab'.repeat(32), pages: 3 }, operations: [] };

it('accepts the file that a list was made for', () => {
  expect(() => checkBase(list, { sha256: 'AB'.repeat(32), pages: 3 })).not.toThrow();
});

it.each([
  { sha256: 'cd'.repeat(32), pages: 3 },
  { sha256: 'ab'.repeat(32), pages: 4 },
])('refuses another file: %o', (file) => {
  expect(() => checkBase(list, file)).toThrow(expect.objectContaining({ code: 'edit-base-differs' }));
});
