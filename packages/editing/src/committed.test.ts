import { expect, it } from 'vitest';
import { bytesOf } from './committed.ts';

it('joins what is written, and names the limit of a document that is too large for one array', () => {
  const parts = [new Uint8Array([1, 2]), new Uint8Array([3])];
  expect([...bytesOf((sink) => parts.forEach((part) => sink.write(part)))]).toEqual([1, 2, 3]);
  // The file before its update is not copied.
  const base = new Uint8Array(2 ** 20);
  const write = () => bytesOf((sink) => Array.from({ length: 2048 }, () => sink.write(base)), base);
  expect(write).toThrow(expect.objectContaining({ code: 'file-too-large', values: { each: 2 ** 31 } }));
});
