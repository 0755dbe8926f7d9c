import { execFileSync } from 'node:child_process';
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

it('holds three million lines in a heap of 300 MB', () => {
  const script = `
    import { plainText } from '@octavo/pdf/text/plain-text';
    import { textParts } from './text-parts.ts';

    let lines = 0;

    for (const part of textParts(plainText('ab\\n'.repeat(3_000_000)))) {
      lines += part.length;
    }

    console.log(lines);
  `;
  // A process of its own: the heap of this one has the garbage of other tests.
  const flags = ['--max-old-space-size=300', '--input-type=module', '--eval', script];
  const printed = execFileSync(process.execPath, flags, { cwd: import.meta.dirname, encoding: 'utf8' });

  expect(printed).toBe('3000000\n');
});
