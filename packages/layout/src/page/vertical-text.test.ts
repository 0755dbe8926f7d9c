import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { verticalText } from './vertical-text.ts';

/** Page with columns of characters, the first one at the right. */
function columns(texts: readonly string[]): DrawnPage {
  const page = new DrawnPage();

  for (const [column, text] of texts.entries()) {
    for (const [index, character] of [...text].entries()) {
      page.text(500 - column * 18, 100 + index * 10, character);
    }
  }

  return page;
}

it('reads lines from top to bottom, starting at the right', () => {
  const content = columns(['春の夜の夢', '風の前の塵']).content();

  expect(verticalText(content, content.glyphs)?.lines.map(({ text }) => text)).toEqual([
    '春の夜の夢',
    '風の前の塵',
  ]);
});

it('leaves horizontal lines unchanged', () => {
  const content = new DrawnPage().text(70, 100, '春の夜の夢').text(70, 114, '風の前の塵').content();

  expect(verticalText(content, content.glyphs)).toBeNull();
});
