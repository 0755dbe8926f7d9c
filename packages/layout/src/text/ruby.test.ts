import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { piecesOf } from './pieces.ts';

function texts(page: DrawnPage): string[] {
  return linesOf(piecesOf(page.content().glyphs), 0).map(({ text }) => text);
}

it('puts ruby readings after their base characters', () => {
  const page = new DrawnPage()
    .text(80, 90, 'ねこ', { size: 5 })
    .text(95, 90, 'み', { size: 5 })
    .text(70, 100, 'これ猫は見た', { size: 10 });

  expect(texts(page)).toEqual(['これ猫ねこは見みた']);
});

it('leaves small lines unchanged that are not readings', () => {
  const over = new DrawnPage().text(70, 90, 'ねこ', { size: 5 }).text(70, 100, 'これは', { size: 10 });
  const far = new DrawnPage().text(70, 70, 'ねこ', { size: 5 }).text(70, 100, '猫', { size: 10 });

  expect(texts(over)).toEqual(['ねこ', 'これは']);
  expect(texts(far)).toEqual(['ねこ', '猫']);
});
