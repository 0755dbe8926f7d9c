import { expect, it } from 'vitest';
import { readIndex } from './index-records.ts';
import { expandPalmDoc } from './palmdoc.ts';
import { joinFragments } from './skeleton.ts';

const refused = expect.objectContaining({ code: 'damaged-file' });

it('refuses an index whose few bytes claim millions of values', { timeout: 10_000 }, () => {
  const head = Buffer.alloc(64);
  head.write('INDX', 0);
  head.writeUInt32BE(28, 4);
  head.writeUInt32BE(1, 24);
  head.write('TAGX', 28);
  head.writeUInt32BE(20, 32);
  head.writeUInt32BE(1, 36);
  head.set([1, 255, 255, 0, 0, 0, 0, 1], 40);
  const page = Buffer.alloc(65_000, 0xff);
  page.write('INDX', 0);
  page.writeUInt32BE(996, 20);
  page.writeUInt32BE(500_000, 24);
  // All entries are identical, with 127 values each.
  page.fill(Buffer.from([0, 100]), 1000);

  expect(() => readIndex(0, (index) => (index === 0 ? head : page))).toThrowError(refused);
});

it('reads no more entries than a page can hold', () => {
  const head = Buffer.alloc(64);
  head.write('INDX', 0);
  head.writeUInt32BE(28, 4);
  head.writeUInt32BE(1, 24);
  head.write('TAGX', 28);
  head.writeUInt32BE(16, 32);
  const page = Buffer.alloc(204);
  page.write('INDX', 0);
  page.writeUInt32BE(192, 20);
  page.writeUInt32BE(500_000, 24);

  expect(readIndex(0, (index) => (index === 0 ? head : page)).entries).toHaveLength(4);
});

it('expands a record to at most the size of a record', () => {
  const doubling = Buffer.concat([Buffer.from('a'), Buffer.alloc(4_000_000, Buffer.from([0x80, 0x0f]))]);

  expect(expandPalmDoc(doubling).length).toBeLessThan(1_100_000);
});

it('refuses many fragments that each span the whole text', { timeout: 10_000 }, () => {
  const text = new Uint8Array(20 * 1024 * 1024);
  const whole = { name: '0', tags: new Map([[6, [0, text.length]]]) };
  const strings = new Map<number, Uint8Array>();
  const skeletons = { entries: Array.from({ length: 1000 }, () => whole), strings };

  expect(() => joinFragments(text, skeletons, { entries: [], strings })).toThrowError(refused);
});
