import { expect, it } from 'vitest';
import { enumeratorLength } from './enumerator.ts';

it.each([
  ['6. Insurance and liability', 'heading', '6. '],
  ['Article 3 – Loyer', 'heading', 'Article 3 – '],
  ['2 Fees', 'heading', '2 '],
  ['8.1 The Company may end it.', 'text', '8.1 '],
  ['(2) Ms Roe of Leeds', 'text', '(2) '],
  ['15 May 2025: the meeting', 'text', ''],
  ['3.5 million people came.', 'text', ''],
  ['2023 was a good year.', 'text', ''],
] as const)('%s', (text, kind, counted) => {
  expect(text.slice(0, enumeratorLength(text, kind))).toBe(counted);
});
