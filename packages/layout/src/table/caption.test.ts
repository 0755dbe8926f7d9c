import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { captionOf } from './caption.ts';
import { findTables } from './find-tables.ts';

/** Caption of a table below the given texts, each at an x position. */
function captionBelow(...texts: readonly (readonly [number, string])[]): string | null | undefined {
  const page = new DrawnPage();

  for (const [x, text] of texts) {
    page.text(x, 92, text);
  }

  for (const [row, cells] of [
    ['bird', 'eggs'],
    ['swift', '31'],
    ['heron', '9'],
  ].entries()) {
    for (const [column, text] of cells.entries()) {
      page.text(64 + column * 100, 113 + row * 20, text);
    }
  }

  for (const x of [60, 160, 260]) {
    page.line(x, 100, x, 160);
  }

  for (const y of [100, 120, 140, 160]) {
    page.line(60, y, 260, y);
  }

  const content = page.content();
  const [table] = findTables(content, drawnFonts);

  return table && captionOf(table, content);
}

it.each([
  'Table 4: eggs 1.200 and 31',
  'Tableau 2. Nids',
  'Birds of the lake',
  'Eggs laid in 2023',
  'Eggs, 2011-2020',
  'Schedule 4',
  '2. Nests by region',
])('reads %s as a caption', (text) => {
  expect(captionBelow([60, text])).toBe(text);
});

it.each(['Total 14.862', 'Total 14', 'Abstentions 22 0 22', 'Herons 12 %', 'and so they went on.'])(
  'leaves %s in place',
  (text) => {
    expect(captionBelow([60, text])).toBeNull();
  },
);

it('does not read a row as a caption', () => {
  expect(captionBelow([64, 'storks'], [164, 'none'])).toBeNull();
});
