import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isWholeZlib } from './plainly-read.ts';

it('tells whole zlib data from data that lost its end, or decodes to something else', () => {
  const plain = Buffer.from('BT (text) Tj ET\n'.repeat(5000));
  const packed = deflateSync(plain);

  expect(isWholeZlib(packed, plain)).toBe(true);
  expect(isWholeZlib(Buffer.concat([packed, Buffer.from('\r\n')]), plain)).toBe(true);
  expect(isWholeZlib(packed.subarray(0, -4), plain)).toBe(false);
  expect(isWholeZlib(packed, plain.subarray(1))).toBe(false);
  expect(isWholeZlib(new Uint8Array(2), new Uint8Array(0))).toBe(false);
});
