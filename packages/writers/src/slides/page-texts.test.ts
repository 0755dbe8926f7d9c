import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { deckOf } from './deck.ts';
import { pageTexts } from './page-texts.ts';

const rows = [
  ['Bird', 'Nest', 'Eggs'],
  ['Swift', 'Roof', '3'],
  ['Heron', 'Tree', '4'],
  ['Wren', 'Hedge', '6'],
] as const;

/** Draws a ruled table; `between` draws content after its second row. */
function withTable(page: DrawnPage, between: (page: DrawnPage) => void = () => {}): DrawnPage {
  for (let row = 0; row <= rows.length; row += 1) {
    page.line(80, 200 + row * 24, 380, 200 + row * 24);
  }

  for (let column = 0; column <= 3; column += 1) {
    page.line(80 + column * 100, 200, 80 + column * 100, 200 + rows.length * 24);
  }

  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      page.text(86 + column * 100, 216 + row * 24, cell);
    }

    if (row === 1) {
      between(page);
    }
  }

  return page;
}

function textsOf(page: DrawnPage): string[] {
  const content = { ...page.content(), widthPoints: 720, heightPoints: 540 };

  return pageTexts(deckOf(drawnDocument([content])), content).map((text) =>
    text.kind === 'paragraph'
      ? text.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')
      : text.kind,
  );
}

it('orders a table among the frames as painted', () => {
  const page = new DrawnPage()
    .text(80, 60, 'Birds of the town', { size: 30 })
    .text(80, 500, 'Counted in May');

  expect(textsOf(withTable(page))).toEqual(['Birds of the town', 'Counted in May', 'table']);
});

it('orders a table before text below it, even when that was painted first', () => {
  const page = new DrawnPage().text(80, 60, 'Birds of the town', { size: 30 });
  const drawn = withTable(page, (other) => other.text(80, 500, 'Counted in May'));

  expect(textsOf(drawn)).toEqual(['Birds of the town', 'table', 'Counted in May']);
});
