import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { type Line, linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { labelOf } from './labels.ts';

function lineOf(page: DrawnPage): Line {
  return linesOf(piecesOf(page.content().glyphs), 0)[0]!;
}

it('reads the label at the left of a line', () => {
  const line = lineOf(new DrawnPage().text(70, 100, '•').text(88, 100, 'Swifts'));

  expect(labelOf(line)).toMatchObject({ text: '•', kind: 'bullet', left: 70, textLeft: 88 });
});

it('reads the label at the right of a line that runs to the left', () => {
  const word = [...'سمامة'].reduce(
    (page, letter, index) => page.text(500 - index * 5, 100, letter),
    new DrawnPage(),
  );
  const line = lineOf(word.text(520, 100, '•'));

  expect(line.direction).toBe('rtl');
  expect(labelOf(line)).toMatchObject({ text: '•', kind: 'bullet', left: -525, textLeft: -505 });
});

it('takes a word for no label', () => {
  expect(labelOf(lineOf(new DrawnPage().text(70, 100, 'Swifts sleep')))).toBeNull();
});
