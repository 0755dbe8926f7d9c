import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { wordsInside } from './figure-labels.ts';

const drawing = { left: 100, top: 100, right: 300, bottom: 200 };

function textOf(glyphs: readonly PageGlyph[]): string {
  return glyphs.map(({ text }) => text).join('');
}

it('reads text wholly inside as labels, and ignores text that only reaches in', () => {
  const { glyphs } = new DrawnPage().text(120, 150, 'wheel').text(60, 180, 'Birds Ltd.').content();
  const { labels, isReached } = wordsInside(drawing, glyphs, () => false);

  expect([textOf(labels), isReached]).toEqual(['wheel', true]);
});

it('keeps text that is tagged as a paragraph', () => {
  const { glyphs } = new DrawnPage().text(120, 150, 'Buy a kite').content();
  const { labels, texts } = wordsInside(drawing, glyphs, () => true);

  expect([textOf(labels), textOf(texts)]).toEqual(['', 'Buyakite']);
});
