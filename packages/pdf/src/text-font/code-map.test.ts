import { describe, expect, it } from 'vitest';
import { CodeMaps } from './code-maps.ts';
import { readCodeMap } from './read-code-map.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Codes, their lengths and CIDs of a string. */
function codesOf(map: ReturnType<typeof readCodeMap>, bytes: readonly number[]): (number | null)[][] {
  const codes: (number | null)[][] = [];

  for (let at = 0; at < bytes.length; ) {
    const { code, length, cid } = map.read(Uint8Array.from(bytes), at);
    codes.push([code, length, cid]);
    at += length;
  }

  return codes;
}

const mixed = `
  1 begincodespacerange <00> <80> <8140> <9ffc> <e0a18080> <e0ffffff> endcodespacerange
  1 begincidrange <20> <7e> 1 <8140> <817e> 633 endcidrange
  2 begincidchar <e0a18081> 9000 <41> 5 endcidchar
  1 beginnotdefrange <00> <1f> 231 endnotdefrange`;

describe('a code map', () => {
  it('divides strings into codes of one to four bytes', () => {
    const map = readCodeMap(bytesOf(mixed), () => null);

    expect(codesOf(map, [0x42, 0x81, 0x41, 0xe0, 0xa1, 0x80, 0x81, 0x05])).toEqual([
      [0x42, 1, 35],
      [0x8141, 2, 634],
      [0xe0a18081, 4, 9000],
      [5, 1, 231],
    ]);
  });

  it('prefers single characters to the ranges around them', () => {
    expect(
      codesOf(
        readCodeMap(bytesOf(mixed), () => null),
        [0x41],
      ),
    ).toEqual([[0x41, 1, 5]]);
  });

  it('goes on after bytes that are no code', () => {
    const map = readCodeMap(bytesOf(mixed), () => null);

    expect(codesOf(map, [0x81, 0x20, 0xff, 0x42])).toEqual([
      [0x8120, 2, 0],
      [0xff, 1, 0],
      [0x42, 1, 35],
    ]);
  });

  it('adds to the map that it uses', () => {
    const parent = readCodeMap(bytesOf(mixed), () => null);
    const child = readCodeMap(
      bytesOf('/Mixed usecmap /WMode 1 def 1 begincidchar <42> 7 endcidchar'),
      (name) => (name === 'Mixed' ? parent : null),
    );

    expect(child.isVertical).toBe(true);
    expect(codesOf(child, [0x42, 0x43])).toEqual([
      [0x42, 1, 7],
      [0x43, 1, 36],
    ]);
  });
});

describe('predefined code maps', () => {
  it('are read from the host with those that they use', () => {
    const files: Record<string, string> = { Base: mixed, 'Base-V': '/Base usecmap /WMode 1 def' };
    const maps = new CodeMaps((name) => (files[name] === undefined ? null : bytesOf(files[name])));

    expect(maps.mapOf('Base-V').isVertical).toBe(true);
    expect(codesOf(maps.mapOf('Base-V'), [0x81, 0x40])).toEqual([[0x8140, 2, 633]]);
    expect(maps.missing.size).toBe(0);
  });

  it('that the host lacks divide strings by their names, and are reported', () => {
    const maps = new CodeMaps(() => null);

    expect(codesOf(maps.mapOf('90ms-RKSJ-H'), [0x41, 0x82, 0xa0])).toEqual([
      [0x41, 1, null],
      [0x82a0, 2, null],
    ]);
    expect(codesOf(maps.mapOf('UniJIS-UTF16-H'), [0x30, 0x42, 0xd8, 0x40, 0xdc, 0x0b])).toEqual([
      [0x3042, 2, null],
      [0xd840dc0b, 4, null],
    ]);
    expect([...maps.missing]).toEqual(['90ms-RKSJ-H', 'UniJIS-UTF16-H']);
  });

  it('that use themselves end', () => {
    const maps = new CodeMaps(() => bytesOf('/Loop usecmap'));

    expect(codesOf(maps.mapOf('Loop'), [1, 2])).toEqual([[0x102, 2, 0]]);
  });
});
