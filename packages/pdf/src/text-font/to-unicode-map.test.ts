import { expect, it } from 'vitest';
import { readToUnicodeMap } from './to-unicode-map.ts';

const read = (text: string) => [...readToUnicodeMap(new TextEncoder().encode(text))];

it('reads characters, ranges and lists, with ligatures and characters beyond the basic plane', () => {
  const map = `
    2 beginbfchar <01> <00660069> <02> <d835dc00> endbfchar
    2 beginbfrange <0010> <0012> <0041> <20> <21> [<0061> <00620063>] endbfrange`;

  expect(read(map)).toEqual([
    [1, 'fi'],
    [2, '𝐀'],
    [0x10, 'A'],
    [0x11, 'B'],
    [0x12, 'C'],
    [0x20, 'a'],
    [0x21, 'bc'],
  ]);
});

it('leaves out codes without characters', () => {
  expect(read('1 beginbfchar <01> <0000> <02> <0041> endbfchar')).toEqual([[2, 'A']]);
});

it('ends ranges that no font has', () => {
  expect(read(`beginbfrange ${'<00000000> <ffffffff> <0041> '.repeat(1000)} endbfrange`).length).toBeLessThan(
    70_000,
  );
});
