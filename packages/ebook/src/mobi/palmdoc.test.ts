import { expect, it } from 'vitest';
import { expandPalmDoc } from './palmdoc.ts';
import { withoutTrailers } from './text-records.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('expands literals, spaces joined to a letter, and overlapping repetitions', () => {
  const literal = [0x61, 0x62, 0x02, 0x80, 0x00];
  const joinedBlank = [0xe3];
  // Distance 2, length 5: `ab` repeated.
  const repeated = [0x80 | ((2 << 3) >> 8), ((2 << 3) & 0xff) | 2];

  expect(text(expandPalmDoc(Uint8Array.from(literal)))).toBe('ab\u0080\u0000');
  expect(text(expandPalmDoc(Uint8Array.from([0x61, ...joinedBlank])))).toBe('a c');
  expect(text(expandPalmDoc(Uint8Array.from([0x61, 0x62, ...repeated])))).toBe('abababa');
});

it('skips repetitions of bytes that do not exist', () => {
  expect(text(expandPalmDoc(Uint8Array.from([0x61, 0x83, 0xff, 0x62])))).toBe('ab');
});

it('cuts off trailing data of a record', () => {
  const record = Uint8Array.from([0x74, 0x65, 0x78, 0x74, 0x01, 0x99, 0x99, 0x83]);

  // A trailer of three bytes with its length last, then a two-byte character that is shared with the next
  // record.
  expect(text(withoutTrailers(record, 0b11))).toBe('tex');
  expect(text(withoutTrailers(record, 0))).toHaveLength(8);
  expect(withoutTrailers(Uint8Array.from([0xff]), 0xffff)).toHaveLength(0);
});
