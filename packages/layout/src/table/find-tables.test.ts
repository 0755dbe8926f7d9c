import { DrawnPage, drawnFonts } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { findTables } from './find-tables.ts';
import type { FoundTable } from './found-table.ts';
import { joinTables } from './joining/join-tables.ts';

function tablesOf(page: DrawnPage): FoundTable[] {
  return findTables(page.content(), drawnFonts);
}

/** Texts by row; a cell over several positions is followed by its size. */
function textsOf(table: FoundTable | undefined): string[][] {
  const rows: string[][] = (table?.rowHeights ?? []).map(() => []);

  for (const { row, rowSpan, columnSpan, glyphs } of table?.cells ?? []) {
    const size = rowSpan * columnSpan === 1 ? '' : ` ${rowSpan}x${columnSpan}`;
    rows[row]?.push(glyphs.map(({ text }) => text).join('') + size);
  }

  return rows;
}

/** Draws a grid line by line, with a text in each position. */
function ruled(
  page: DrawnPage,
  top: number,
  texts: readonly (readonly string[])[],
  widths: readonly number[],
) {
  const edges = widths.reduce<number[]>((sums, width) => [...sums, (sums.at(-1) ?? 0) + width], [60]);
  const bottom = top + texts.length * 20;

  for (const x of edges) {
    page.line(x, top, x, bottom);
  }

  for (const [row, cells] of [...texts, []].entries()) {
    page.line(60, top + row * 20, edges.at(-1) ?? 0, top + row * 20);

    for (const [column, text] of cells.entries()) {
      page.text((edges[column] ?? 0) + 4, top + row * 20 + 13, text);
    }
  }

  return page;
}

const birds = [
  ['bird', 'nests', 'eggs'],
  ['swift', '12', '31'],
  ['heron', '3', '9'],
];

it('reads a grid of lines', () => {
  const [table, ...others] = tablesOf(ruled(new DrawnPage(), 100, birds, [100, 60, 60]));

  expect(others).toEqual([]);
  expect(textsOf(table)).toEqual(birds);
  expect(table).toMatchObject({ ruled: true, columnWidths: [100, 60, 60], rowHeights: [20, 20, 20] });
  expect(table?.cells[0]?.borders.left).toEqual({ widthPoints: 0.5, colour: '000000' });
});

it('merges cells that no line separates', () => {
  const page = new DrawnPage()
    .box(60, 100, 260, 160)
    .line(60, 120, 260, 120)
    .line(160, 120, 160, 160)
    .line(160, 140, 260, 140)
    .text(64, 113, 'both')
    .text(64, 145, 'left')
    .text(164, 133, 'up')
    .text(164, 153, 'down');

  expect(textsOf(tablesOf(page)[0])).toEqual([['both 1x2'], ['left 2x1', 'up'], ['down']]);
});

it('keeps a last row open at the bottom, beside which the line behind the names goes on', () => {
  // Lines above and below the head and above the total; none below it.
  const page = new DrawnPage()
    .line(60, 100, 280, 100)
    .line(60, 120, 280, 120)
    .line(60, 180, 280, 180)
    .line(130, 100, 130, 200);
  const rows = [...birds, ['robin', '5', '22'], ['total', '20', '62']];

  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      page.text(64 + column * 80, 113 + row * 20, text);
    }
  }

  expect(textsOf(tablesOf(page)[0])).toEqual(rows);
});

it('separates tables of one page', () => {
  const page = ruled(ruled(new DrawnPage(), 400, birds, [100, 60, 60]), 100, birds, [80, 80, 80]);

  expect(tablesOf(page).map(({ places }) => places[0].box.top)).toEqual([100, 400]);
});

it('keeps a table inside a cell', () => {
  const page = ruled(
    new DrawnPage()
      .box(40, 60, 500, 300)
      .line(40, 90, 500, 90)
      .line(350, 60, 350, 300)
      .text(50, 80, 'outer')
      .text(360, 80, 'right')
      .text(360, 120, 'words'),
    100,
    birds,
    [100, 60, 60],
  );
  const [table, ...others] = tablesOf(page);

  expect(others).toEqual([]);
  expect(textsOf(table)).toEqual([
    ['outer', 'right'],
    ['', 'words'],
  ]);
  expect(textsOf(table?.cells[2]?.tables[0])).toEqual(birds);
});

it('recognises a table that touches the rows of its cell', () => {
  const page = ruled(
    new DrawnPage()
      .box(52, 80, 500, 200)
      .line(52, 100, 500, 100)
      .line(350, 80, 350, 200)
      .text(64, 94, 'outer')
      .text(360, 94, 'right')
      .text(360, 120, 'words'),
    100,
    birds,
    [100, 60, 60],
  );
  const [table, ...others] = tablesOf(page);

  expect(others).toEqual([]);
  expect(textsOf(table)).toEqual([
    ['outer', 'right'],
    ['', 'words'],
  ]);
  expect(textsOf(table?.cells[2]?.tables[0])).toEqual(birds);
});

it('reads framed words below each other as a table of one column, except in a sheet', () => {
  const page = ruled(new DrawnPage(), 100, [['swift'], ['heron']], [300]);
  const [table] = findTables(page.content(), drawnFonts, { isForSheet: false });

  expect(textsOf(table)).toEqual([['swift'], ['heron']]);
  expect(tablesOf(page)).toEqual([]);
});

/** Draws rows without lines: the first text from the left, the others right-aligned at `ends`. */
function aligned(
  page: DrawnPage,
  top: number,
  texts: readonly (readonly string[])[],
  ends: readonly number[],
) {
  for (const [row, [first = '', ...others]] of texts.entries()) {
    page.text(60, top + row * 14, first);

    for (const [column, text] of others.entries()) {
      page.text(ends[column] ?? 0, top + row * 14, text, { endsThere: true });
    }
  }

  return page;
}

const prose = 'Swifts sleep while they fly, high above the towns, and land only to nest under roofs.';

it('reads rows without lines by aligned texts', () => {
  const page = aligned(new DrawnPage(), 200, [...birds, ['wren', '1,250', '7']], [220, 300])
    .text(60, 150, prose)
    .text(60, 164, prose)
    .text(60, 300, prose);
  const [table, ...others] = tablesOf(page);

  expect(others).toEqual([]);
  expect(textsOf(table)).toEqual([...birds, ['wren', '1,250', '7']]);
  expect(table).toMatchObject({ ruled: false, headerRows: 1, headerColumns: 1 });
});

it('includes column names above the first line', () => {
  const page = aligned(new DrawnPage(), 220, birds.slice(1), [220, 300])
    .text(205, 202, 'nests')
    .text(280, 202, 'eggs')
    .line(60, 208, 310, 208)
    .line(60, 225, 310, 225)
    .line(60, 240, 310, 240);

  expect(textsOf(tablesOf(page)[0])).toEqual([['', 'nests', 'eggs'], ...birds.slice(1)]);
});

it('splits rows at the end of a cell background, without a line', () => {
  const page = new DrawnPage()
    .box(60, 100, 260, 160)
    .line(160, 100, 160, 160)
    .line(60, 140, 260, 140)
    .box(60, 100, 160, 120, 'dddddd')
    .box(160, 100, 260, 120, 'dddddd');
  const rows = [
    ['bird', 'nests'],
    ['swift', '12'],
    ['heron', '3'],
  ];

  for (const [row, [left = '', right = '']] of rows.entries()) {
    page.text(64, 114 + row * 20, left).text(164, 114 + row * 20, right);
  }

  expect(textsOf(tablesOf(page)[0])).toEqual(rows);
});

it('spreads a heading over the columns below it, by the line under it', () => {
  const page = aligned(new DrawnPage(), 220, birds, [220, 300])
    .text(205, 202, 'count')
    .line(60, 190, 310, 190)
    .line(180, 206, 310, 206)
    .line(60, 226, 310, 226)
    .line(60, 256, 310, 256);

  expect(textsOf(tablesOf(page)[0])[0]).toEqual(['', 'count 1x2']);
});

it('reads right-aligned labels with the lines after each as its cell', () => {
  const page = new DrawnPage()
    .text(160, 200, 'Nests:', { endsThere: true })
    .text(170, 200, 'under roofs and in holes')
    .text(170, 214, 'of trees')
    .text(160, 242, 'Winters in:', { endsThere: true })
    .text(170, 242, 'Africa, south of the Congo');
  const [table, ...others] = findTables(page.content(), drawnFonts, { isForSheet: false });

  expect(others).toEqual([]);
  expect(textsOf(table)).toEqual([
    ['Nests:', 'under roofs and in holesof trees'],
    ['Winters in:', 'Africa, south of the Congo'],
  ]);
});

it.each([
  [
    'a list',
    [
      ['1.', 'swift'],
      ['2.', 'heron'],
      ['3.', 'wren'],
    ],
  ],
  [
    'a form',
    [
      ['Name:', 'Ann'],
      ['Town:', 'Bern'],
      ['Born:', '1970'],
    ],
  ],
  [
    'a table of contents',
    [
      ['Swifts ..........', '3'],
      ['Herons ..........', '9'],
      ['Wrens ..........', '12'],
    ],
  ],
])('does not read %s as a table', (_, rows) => {
  const page = new DrawnPage();

  for (const [row, [left = '', right = '']] of rows.entries()) {
    page.text(60, 200 + row * 14, left).text(200, 200 + row * 14, right);
  }

  expect(tablesOf(page)).toEqual([]);
});

it('does not read columns of running text as a table', () => {
  const page = new DrawnPage();

  for (let line = 0; line < 12; line += 1) {
    page
      .text(60, 200 + line * 12, 'swifts sleep while they fly up', { size: 8 })
      .text(300, 200 + line * 12, 'and herons stand in the water', { size: 8 });
  }

  expect(tablesOf(page)).toEqual([]);
});

it('does not read a frame around words as a table', () => {
  const page = new DrawnPage().box(60, 100, 300, 200).text(70, 130, 'A note').text(70, 150, 'in a frame');

  expect(tablesOf(page)).toEqual([]);
});

it('joins a table across pages and drops its repeated head', () => {
  const more = [birds[0] ?? [], ['wren', '5', '17']];
  const pages = [
    ruled(new DrawnPage(0), 700, birds, [100, 60, 60]).text(60, 820, '1'),
    ruled(new DrawnPage(1), 100, more, [100, 60, 60]).text(60, 820, '2'),
  ];
  const tables = joinTables(pages.map((page) => ({ content: page.content(), tables: tablesOf(page) })));

  expect(tables).toHaveLength(1);
  expect(textsOf(tables[0])).toEqual([...birds, ['wren', '5', '17']]);
  expect(tables[0]?.places.map(({ pageIndex }) => pageIndex)).toEqual([0, 1]);
});

/** A table with lines around its columns and a rule below every third row; `columns` of them are ruled. */
function ruledSometimes(bands: number, columns: 1 | 2) {
  const bottom = 120 + bands * 45;
  const page = new DrawnPage().box(60, 100, 300, bottom).line(160, 100, 160, bottom);
  const rows = [['bird', 'nests', 'eggs']];
  page.text(64, 114, 'bird').text(170, 114, 'nests').text(240, 114, 'eggs');

  if (columns === 2) {
    page.line(230, 100, 230, bottom);
  }

  for (let band = 0; band < bands; band += 1) {
    page.line(60, 120 + band * 45, 300, 120 + band * 45);

    for (let row = 0; row < 3; row += 1) {
      const texts = [`swift ${band}${row}`, `1${band}${row}`, `${row + 2}`];
      const y = 132 + band * 45 + row * 14;
      rows.push(texts);
      page.text(64, y, texts[0]!).text(170, y, texts[1]!).text(240, y, texts[2]!);
    }
  }

  return { page: page.content(), rows };
}

it.each([{ isForSheet: true }, { isForSheet: false }, { isForSheet: false, keepsCells: true }])(
  'reads rows with a rule below every third for all writers (%o)',
  (reading) => {
    for (const columns of [1, 2] as const) {
      const { page, rows } = ruledSometimes(3, columns);
      const [table, ...others] = findTables(page, drawnFonts, reading);

      expect(others).toEqual([]);
      expect(textsOf(table)).toEqual(rows);
    }
  },
);

it('keeps the paragraphs of the cells of one row in documents of a word processor', () => {
  const { page, rows } = ruledSometimes(1, 2);
  const read = (keepsCells: boolean) =>
    textsOf(findTables(page, drawnFonts, { isForSheet: false, keepsCells })[0]);

  expect(read(true)).toHaveLength(2);
  expect(read(false)).toHaveLength(rows.length);
  // Texts side by side in one cell are no paragraphs.
  expect(
    textsOf(findTables(ruledSometimes(1, 1).page, drawnFonts, { isForSheet: false, keepsCells: true })[0]),
  ).toHaveLength(4);
});
