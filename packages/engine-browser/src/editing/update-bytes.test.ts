import { expect, it } from 'vitest';
import { UpdateBytes } from './update-bytes.ts';

const base = new Uint8Array([1, 2, 3]);

it('keeps only what follows the base', () => {
  const sink = new UpdateBytes(base);
  sink.write(base);
  sink.write(new Uint8Array([4, 5]));
  const { bytes, isUpdate } = sink.taken();

  expect([...new Uint8Array(bytes)]).toEqual([4, 5]);
  expect(isUpdate).toBe(true);
});

it('keeps a file that was written anew', () => {
  const sink = new UpdateBytes(base);
  sink.write(new Uint8Array([1, 2]));
  sink.write(new Uint8Array([9]));
  const { bytes, isUpdate } = sink.taken();

  expect([...new Uint8Array(bytes)]).toEqual([1, 2, 9]);
  expect(isUpdate).toBe(false);
});
