import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { breakLines } from '../block/break-lines.ts';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { listMarks } from './lists.ts';

/** Labels of the list items formed by the page's texts. */
function labels(page: DrawnPage): string[] {
  const lines = linesOf(piecesOf(page.content().glyphs), 0);
  const breaking = { fonts: drawnFonts, leadingOf: () => 12, paragraphOf: () => -1 };
  const drafts = breakLines(lines, { left: 70, right: 525 }, breaking);

  return [...listMarks(drafts, () => null).values()].map(({ label }) => label);
}

it('reads several dashes below each other as bullets', () => {
  const dash = new DrawnPage().text(70, 100, '–').text(78, 100, 'Swifts, he said.');

  expect(labels(dash)).toEqual([]);
  expect(labels(dash.text(70, 112, '–').text(78, 112, 'Martins'))).toEqual(['–', '–']);
});

it('reads a number as a list label when it continues a count or is set apart', () => {
  expect(labels(new DrawnPage().text(70, 100, '5. May was cold.'))).toEqual([]);
  expect(labels(new DrawnPage().text(70, 100, '5.').text(90, 100, 'Birds'))).toEqual(['5.']);
  expect(labels(new DrawnPage().text(70, 100, '5. May').text(70, 112, '6. June'))).toEqual(['5.', '6.']);
});
