import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { breakLines } from '../../block/break-lines.ts';
import { draftText } from '../../block/draft.ts';
import { linesOf } from '../../text/lines.ts';
import { piecesOf } from '../../text/pieces.ts';
import { bodyLook } from '../roles.ts';
import { headingLevels } from './headings.ts';

const prose = 'The swifts come back to the mill in the first days of May and stay until August.';

/** Headings formed by the page's texts, with their levels. */
function headings(page: DrawnPage): [string, number][] {
  const lines = linesOf(piecesOf(page.content().glyphs), 0);
  const breaking = { fonts: drawnFonts, leadingOf: () => 12, paragraphOf: () => -1 };
  const drafts = breakLines(lines, { left: 70, right: 525 }, breaking);
  const found = headingLevels(drafts, {
    fonts: drawnFonts,
    outline: [{ title: '2. Martins', level: 3, pageIndex: 0, top: null }],
    body: bodyLook(drafts, () => [], drawnFonts),
    typeOf: () => '',
    tagsTellHeadings: false,
  });

  return [...found].map(([draft, level]) => [draftText(draft), level]);
}

function paragraph(page: DrawnPage, baseline: number, size = 10): DrawnPage {
  const lines = Array.from({ length: 5 }, (_, index) => baseline + index * size * 1.2);

  return lines.reduce((drawn, y) => drawn.text(70, y, prose, { size }), page);
}

it('detects headings by size and weight, by the outline and by the table of contents', () => {
  const page = new DrawnPage()
    .text(70, 60, 'Birds', { size: 20 })
    .text(70, 90, 'Afterword')
    .text(400, 90, '7')
    .text(70, 120, 'Swifts', { bold: true });
  paragraph(page, 140).text(70, 220, '2. Martins');
  paragraph(page, 240).text(70, 320, 'Afterword');

  expect(headings(paragraph(page, 340))).toEqual([
    ['Birds', 0],
    ['Swifts', 1],
    ['2. Martins', 3],
    ['Afterword', 2],
  ]);
});

it('does not read address lines, table rows and sentences as headings', () => {
  const page = new DrawnPage()
    .text(70, 60, 'The Mill', { size: 12 })
    .text(70, 76, 'River Street', { size: 12 })
    .text(70, 92, 'Riverton', { size: 12 })
    .text(70, 130, 'Year', { size: 12 })
    .text(200, 130, 'Swifts', { size: 12 })
    .text(70, 160, 'It was seen by all.', { size: 12 });

  expect(headings(paragraph(page, 200))).toEqual([]);
});

it('does not read a style of running text as that of headings', () => {
  const page = paragraph(new DrawnPage().text(70, 60, 'Swifts', { size: 12 }), 80, 12);

  expect(headings(paragraph(paragraph(paragraph(page, 160), 240), 320))).toEqual([]);
});
