import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

it('encodes and decodes like others', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

it.each(['a', 'ab$d', 'äöü!'])('refuses %s', (text) => {
  expect(fromBase64(text)).toBe(null);
});
