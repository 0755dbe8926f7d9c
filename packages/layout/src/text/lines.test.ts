import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { piecesOf } from './pieces.ts';

function textsOf(page: DrawnPage): string[] {
  return linesOf(piecesOf(page.content().glyphs), 0).map(({ text }) => text);
}

/**
 * Draws a name with one letter set lower by `lowered` than the letters around it, which are on one baseline.
 */
function nameAt(page: DrawnPage, x: number, baseline: number, lowered: number): DrawnPage {
  return page
    .text(x, baseline, 'set by T')
    .text(x + 39, baseline + lowered, 'E')
    .text(x + 43, baseline, 'X alone');
}

it('keeps a subscript in its word', () => {
  const page = nameAt(new DrawnPage(), 72, 100, 2.2).text(72, 112, 'and by hand');

  expect(textsOf(page)).toEqual(['set by TEX alone', 'and by hand']);
});

it('keeps superscripts in their words', () => {
  const page = nameAt(nameAt(new DrawnPage().text(72, 88, 'A book'), 72, 100, -2.2), 152, 100, -2.2);

  expect(textsOf(page)).toEqual(['A book', 'set by TEX alone set by TEX alone']);
});

it('does not add a letter that is beside a line on one side only', () => {
  const page = new DrawnPage().text(72, 100, 'the left column').text(148, 103, 'A');

  expect(textsOf(page)).toEqual(['the left column', 'A']);
});
