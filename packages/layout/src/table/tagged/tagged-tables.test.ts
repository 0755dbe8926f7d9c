import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { type DrawnTag, drawnTags } from '@octavo/testkit/layout/drawn-tags';
import { describe, expect, it } from 'vitest';
import type { Block, Table } from '../../model.ts';
import { readLayout } from '../../read-layout.ts';
import { textOf } from '../../text/inlines.ts';

function tablesOf(tags: readonly DrawnTag[], ...pages: readonly DrawnPage[]): Table[] {
  const layout = readLayout(
    drawnDocument(
      pages.map((page) => page.content()),
      { tags: drawnTags(...tags) },
    ),
  );

  return layout.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.kind === 'paragraph' ? textOf(block.inlines) : block.kind)).join(' | ');
}

/** Rows of a table with the text of their cells. */
function rowsOf(table: Table | undefined): string[][] {
  return (table?.rowHeights ?? []).map((_, row) =>
    (table?.cells ?? []).filter((cell) => cell.row === row).map(({ blocks }) => wordsOf(blocks)),
  );
}

const row = (...kids: readonly (DrawnTag | string)[]): DrawnTag => ({ type: 'TR', kids });

describe('tagged tables', () => {
  it('have the rows and cells of the tags without lines and alignment', () => {
    const table = { type: 'Table', kids: [row('TH', 'TH'), row('TD', 'TD')] };
    const page = new DrawnPage()
      .within(2)
      .text(70, 100, 'Bird')
      .within(3)
      .text(200, 100, 'Where it sleeps')
      .within(5)
      .text(70, 116, 'The grey heron')
      .within(6)
      .text(190, 116, 'in the old elms')
      .text(190, 130, 'by the weir');
    const [found] = tablesOf([table, { type: 'P' }], page);

    expect(rowsOf(found)).toEqual([
      ['Bird', 'Where it sleeps'],
      ['The grey heron', 'in the old elms by the weir'],
    ]);
    expect(found?.headerRows).toBe(1);
  });

  it('keep spanning cells', () => {
    const table = { type: 'Table', kids: [row({ type: 'TH', columnSpan: 2 }), row('TD', 'TD')] };
    const page = new DrawnPage()
      .within(2)
      .text(70, 100, 'Birds of the river')
      .within(4)
      .text(70, 116, 'Heron')
      .within(5)
      .text(200, 116, 'Stork');
    const [found] = tablesOf([table], page);

    expect(found?.cells.map(({ row: at, columnSpan }) => [at, columnSpan])).toEqual([
      [0, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it('continue across pages with the tags', () => {
    const table = { type: 'Table', kids: [row('TD', 'TD'), row('TD', 'TD')] };
    const first = new DrawnPage(0).within(2).text(70, 300, 'Heron').within(3).text(200, 300, 'grey');
    const second = new DrawnPage(1).within(5).text(70, 100, 'Stork').within(6).text(200, 100, 'white');

    expect(tablesOf([table], first, second).map(rowsOf)).toEqual([
      [
        ['Heron', 'grey'],
        ['Stork', 'white'],
      ],
    ]);
  });

  it('are ignored when cells are not where the tags place them', () => {
    const table = { type: 'Table', kids: [row('TD', 'TD'), row('TD', 'TD')] };
    const page = new DrawnPage()
      .within(2)
      .text(70, 100, 'Heron')
      .within(3)
      .text(200, 100, 'grey')
      .within(5)
      .text(200, 116, 'Stork')
      .within(6)
      .text(300, 116, 'white');

    expect(tablesOf([table], page)).toEqual([]);
  });

  it('are split by drawn lines when several cells are tagged as one', () => {
    const page = new DrawnPage().box(60, 80, 300, 110).box(60, 110, 300, 140);
    page
      .within(2)
      .text(70, 100, 'first')
      .text(70, 130, 'second')
      .text(190, 130, 'third')
      .line(180, 80, 180, 140);
    const table = { type: 'Table', kids: [row('TD', 'TD'), row('TD', 'TD')] };

    expect(rowsOf(tablesOf([table, { type: 'P' }], page.within(7).text(70, 300, 'below'))[0])).toEqual([
      ['first', ''],
      ['second', 'third'],
    ]);
  });

  it('are read from the right when their text is', () => {
    const table = { type: 'Table', kids: [row('TD', 'TD')] };
    const page = new DrawnPage().within(2).text(300, 100, 'first').within(3).text(70, 100, 'second');

    expect(rowsOf(tablesOf([table], page)[0])).toEqual([['second', 'first']]);
  });

  it('leave lines whole when table cells have no table', () => {
    const table = { type: 'Table', kids: [row('TD', 'TD', 'TD'), row('TD')] };
    const page = new DrawnPage()
      .within(2)
      .text(70, 100, '1)')
      .within(3)
      .text(90, 100, 'Wind the clock.')
      .within(4)
      .text(80, 114, 'Oil')
      .within(6)
      .text(70, 128, 'Close the case.');
    const layout = readLayout(drawnDocument([page.content()], { tags: drawnTags(table, 'P') }));

    expect(wordsOf(layout.sections[0]?.blocks ?? [])).toContain('Wind the clock.');
    expect(layout.sections[0]?.blocks[0]).toMatchObject({ kind: 'paragraph', role: { kind: 'list-item' } });
  });
});
