import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { breakLines } from './break-lines.ts';

/** Text of each paragraph formed by the page's texts, in a column from 70 to 525. */
function paragraphs(page: DrawnPage): string[] {
  const lines = linesOf(piecesOf(page.content().glyphs), 0);
  const breaking = { fonts: drawnFonts, leadingOf: () => 12, paragraphOf: () => -1 };

  return breakLines(lines, { left: 70, right: 525 }, breaking).map((draft) =>
    draft.lines.map(({ text }) => text).join(' / '),
  );
}

it('joins lines when a sentence continues, even if the next word would have fitted', () => {
  const page = new DrawnPage()
    .text(70, 100, 'The swifts that nest under the roof of the mill come back in the first days')
    .text(70, 112, 'of May and stay until August')
    .text(70, 124, 'Nobody knows why.');

  expect(paragraphs(page)).toEqual([
    'The swifts that nest under the roof of the mill come back in the first days / of May and stay until August',
    'Nobody knows why.',
  ]);
});

it('joins the lines of a list item that are aligned with its text', () => {
  const page = new DrawnPage()
    .text(70, 100, '•')
    .text(88, 100, 'Swifts: those that come back to the mill in the first days of the month, these')
    .text(88, 112, 'Birds in black.')
    .text(70, 124, '•')
    .text(88, 124, 'Martins');

  expect(paragraphs(page)).toHaveLength(2);
});

it('splits paragraphs without spaces after a line that ends well before its edge', () => {
  const full = '人'.repeat(90);
  const page = new DrawnPage()
    .text(70, 100, full)
    .text(70, 112, `${full.slice(0, 60)}。`)
    .text(70, 124, full)
    .text(70, 136, full.slice(0, 70));

  expect(paragraphs(page)).toHaveLength(2);
});
