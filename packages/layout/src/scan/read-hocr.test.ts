import { expect, it } from 'vitest';
import { readHocr } from './read-hocr.ts';

const line = (title: string, words: string) =>
  `<p class='ocr_par' id='par_1' lang='eng' title="bbox 0 0 900 60"><span class='ocr_line' id='line_1' title="${title}">${words}</span></p>`;
const word = (box: string, confidence: number, text: string) =>
  `<span class='ocrx_word' id='word_1' title='bbox ${box}; x_wconf ${confidence}'>${text}</span>`;

it('reads words with positions, confidence and bullets', () => {
  const [read] = readHocr(
    line(
      'bbox 10 20 300 60; baseline 0.01 -8; x_size 40; x_descenders 8; x_ascenders 9',
      word('10 20 90 55', 96, 'Fish') + word('110 22 300 60', 91, '<strong>&amp; chips&#39;</strong>'),
    ),
  );

  expect(read?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['Fish', 96],
    ["& chips'", 91],
  ]);
  expect(read).toMatchObject({ left: 10, baseline: 52, slope: 0.01, heightPixels: 40, rightToLeft: false });
});

it('ignores a line height that contradicts its words', () => {
  const [read] = readHocr(
    line('bbox 10 20 300 60; baseline 0 -8; x_size 2.5', word('10 20 90 50', 90, '1234')),
  );

  expect(read?.heightPixels).toBe(36);
});

it('ignores lines without words', () => {
  expect(readHocr(line('bbox 0 0 10 10; x_size 3', word('0 0 5 5', 10, ' ')))).toEqual([]);
});
