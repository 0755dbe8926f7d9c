import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { printedSheet } from './printed-sheet.ts';

/** Each cell as its position, its span when larger than one position, and its text. */
function cellsOf(page: DrawnPage): string[] {
  const sheet = printedSheet(page.content(), drawnFonts, []);

  return (sheet?.cells ?? []).flatMap(({ row, column, rowSpan, columnSpan, glyphs }) => {
    const span = rowSpan * columnSpan > 1 ? ` ${rowSpan}x${columnSpan}` : '';
    const text = glyphs
      .map((glyph) => glyph.text)
      .join('')
      .trim();

    return text === '' ? [] : [`${row},${column}${span} ${text}`];
  });
}

it('keeps left-aligned words and right-aligned figures in one column', () => {
  const page = new DrawnPage()
    .text(100, 100, 'Bird')
    .text(160, 100, 'Count')
    .text(100, 115, 'Swift')
    .text(218, 115, '1200', { endsThere: true })
    .text(100, 130, 'Common house martin')
    .text(100, 145, 'Crane')
    .text(218, 145, '7', { endsThere: true });

  expect(cellsOf(page)).toEqual([
    '0,0 Bird',
    '0,1 Count',
    '1,0 Swift',
    '1,1 1200',
    '2,0 Common house martin',
    '3,0 Crane',
    '3,1 7',
  ]);
});

it('separates touching cells without a space between them', () => {
  const page = new DrawnPage()
    .text(100, 100, 'Sum')
    .text(150, 100, 'Unit')
    .text(148, 115, '12', { endsThere: true })
    .text(150, 115, 'eggs')
    .text(148, 130, '3', { endsThere: true })
    .text(150, 130, 'nests');

  expect(cellsOf(page)).toEqual(['0,0 Sum', '0,1 Unit', '1,0 12', '1,1 eggs', '2,0 3', '2,1 nests']);
});

it('joins closely spaced lines into one cell, and keeps figures below figures as rows', () => {
  const page = new DrawnPage()
    .text(100, 100, 'Where the')
    .text(100, 111, 'nest is')
    .text(218, 111, '10', { endsThere: true })
    .text(100, 126, 'Tower')
    .text(218, 126, '20', { endsThere: true })
    .text(100, 137, 'Barn')
    .text(218, 137, '30', { endsThere: true });

  expect(cellsOf(page)).toEqual([
    '0,0 Where thenest is',
    '0,1 10',
    '1,0 Tower',
    '1,1 20',
    '2,0 Barn',
    '2,1 30',
  ]);
});

it('merges cells around centred text, across and down', () => {
  const page = new DrawnPage()
    .text(200, 93, 'Eggs')
    .text(100, 100, 'Nest')
    .text(151, 107, '2024')
    .text(271, 107, '2025')
    .text(100, 122, 'Tower')
    .text(228, 122, '10', { endsThere: true })
    .text(268, 122, '400', { endsThere: true })
    .text(100, 137, 'Barn')
    .text(228, 137, '5', { endsThere: true })
    .text(268, 137, '6', { endsThere: true })
    .line(150, 80, 150, 140)
    .line(230, 110, 230, 140)
    .line(270, 80, 270, 140);

  expect(cellsOf(page).slice(0, 2)).toEqual(['0,0 2x1 Nest', '0,1 1x2 Eggs']);
});

it('ignores a page with text between the lines of a sheet', () => {
  const page = new DrawnPage();

  for (let row = 0; row < 8; row += 1) {
    page.text(100, 100 + 15 * row, 'Tower').text(300, 105 + 18 * row, `${100 - 10 * row}`);
  }

  expect(printedSheet(page.content(), drawnFonts, [])).toBeNull();
});
