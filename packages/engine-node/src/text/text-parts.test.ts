import { plainText } from '@octavo/pdf/text/plain-text';
import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it('keeps every line in order, in parts that one print job can hold', () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `line ${index}`);
  const parts = [...textParts(plainText(lines.join('\n')))];

  expect(parts.length).toBeGreaterThan(5);
  expect(parts.flat().map(({ text }) => text)).toEqual(lines);
});

it('splits a line that is longer than a print job can hold', () => {
  const text = 'abcdefghij'.repeat(100_000);
  const parts = [...textParts(plainText(text))];

  expect(parts.length).toBe(3);
  expect(
    parts
      .flat()
      .map((line) => line.text)
      .join(''),
  ).toBe(text);
});

it('starts pages where the text does', () => {
  const [part = []] = [...textParts(plainText('one\ntwo\fthree\nfour'))];

  expect(part.map(({ beginsPage }) => beginsPage)).toEqual([false, false, true, false]);
});

it('holds three million lines in less than 300 MB', () => {
  const before = process.memoryUsage().heapUsed;
  const text = plainText('ab\n'.repeat(3_000_000));
  let lines = 0;

  for (const part of textParts(text)) {
    lines += part.length;
  }

  expect(lines).toBe(3_000_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(300 * 1024 ** 2);
});
