import { expect, it } from 'vitest';
import { glyphsOfCodes } from './truetype-codes.ts';
import { readTrueType, subsetTrueType } from './truetype-subset.ts';

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);

  for (const [index, value] of values.entries()) {
    bytes.writeUInt16BE(value & 0xffff, index * 2);
  }

  return bytes;
}

/** Four glyphs: .notdef, a simple one, a composite of it, and another simple one. */
const glyphs = [
  words(0, 0, 0, 0, 0, 0),
  words(1, 0, 0, 10, 10, 2, 0, 0),
  // Composite: one component, glyph 1, byte offsets.
  words(-1, 0, 0, 10, 10, 0x0002, 1, 0x0505),
  words(1, 0, 0, 20, 20, 2, 0, 0),
];

function font(): Uint8Array {
  const offsets = [0];

  for (const glyph of glyphs) {
    offsets.push(offsets.at(-1)! + glyph.length / 2);
  }

  const head = Buffer.alloc(54);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(4, 34);
  const cmap = Buffer.concat([words(0, 1, 1, 0, 0, 12, 0, 262, 0), Buffer.alloc(256)]);
  cmap[12 + 6 + 65] = 2;
  cmap[12 + 6 + 66] = 3;
  const tables: Record<string, Buffer> = {
    cmap,
    glyf: Buffer.concat(glyphs),
    head,
    hhea,
    hmtx: words(100, 1, 200, 2, 300, 3, 400, 4),
    loca: words(...offsets),
    maxp: words(1, 0, 4),
    name: Buffer.alloc(40, 1),
  };
  const directory = Buffer.alloc(12 + Object.keys(tables).length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(Object.keys(tables).length, 4);
  let at = directory.length;

  for (const [index, [tag, bytes]] of Object.entries(tables).entries()) {
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(at, 12 + index * 16 + 8);
    directory.writeUInt32BE(bytes.length, 12 + index * 16 + 12);
    at += bytes.length;
  }

  return Buffer.concat([directory, ...Object.values(tables)]);
}

function glyphLengths(bytes: Uint8Array): number[] {
  const loca = readTrueType(bytes)!.tables.get('loca')!;
  const offsets = Array.from(
    { length: loca.length / 2 },
    (_, index) => Buffer.from(loca).readUInt16BE(index * 2) * 2,
  );

  return offsets.slice(1).map((end, index) => end - offsets[index]!);
}

it('empties unused glyphs and keeps the parts of composites, with unchanged indices', () => {
  const subset = subsetTrueType(font(), new Set([2]), true)!;
  expect(glyphLengths(subset)).toEqual([12, 16, 16, 0]);
  const metrics = Buffer.from(readTrueType(subset)!.tables.get('hmtx')!);
  expect([metrics.readUInt16BE(4), metrics.readUInt16BE(8), metrics.readUInt16BE(12)]).toEqual([
    200, 300, 400,
  ]);
});

it('does not modify its input', () => {
  const bytes = Buffer.from(font());
  const before = Buffer.from(bytes);
  subsetTrueType(bytes, new Set([1]), true);
  expect(bytes.equals(before)).toBe(true);
});

it('drops tables that a font inside a PDF does not need', () => {
  expect([...readTrueType(subsetTrueType(font(), new Set([1]), true)!)!.tables.keys()]).not.toContain('name');
  expect([...readTrueType(subsetTrueType(font(), new Set([1]), false)!)!.tables.keys()]).not.toContain(
    'cmap',
  );
});

it('matches the checksum in its head table', () => {
  const bytes = Buffer.from(subsetTrueType(font(), new Set([3]), true)!);
  let sum = 0;

  for (let at = 0; at < bytes.length; at += 4) {
    sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  }

  expect(sum).toBe(0xb1b0afba);
});

it('finds the glyphs of codes through every table that readers use', () => {
  expect([...glyphsOfCodes(readTrueType(font())!, [65], () => ['A'])!].sort()).toEqual([0, 2]);
  expect(glyphsOfCodes(readTrueType(font())!, [65], () => ['no-such-name'])).toBeUndefined();
});

it('ignores truncated fonts', () => {
  const whole = font();

  for (let length = 0; length < whole.length - 40; length += 7) {
    expect(subsetTrueType(whole.slice(0, length), new Set([1]), true)).toBeUndefined();
  }
});
