import { expect, it } from 'vitest';
import { breakableParts } from './breakable-parts.ts';

it.each([
  ['Two words, three', ['Two ', 'words, ', 'three']],
  ['日本語の「テキスト」、です。', ['日本語', 'の', '「テキスト」、', 'です。']],
  ['ยินดีต้อนรับ', ['ยินดี', 'ต้อนรับ']],
  ['한국어 문장', ['한국어 ', '문장']],
])('finds where lines of %s may end', (text, parts) => {
  expect(breakableParts(text)).toEqual(parts);
});

it('loses nothing', () => {
  const text = 'a (日本語)，“ไทย” b\u3000c ';
  expect(breakableParts(text).join('')).toBe(text);
});
