import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { layoutStages } from '@octavo/testkit/layout/layout-stages';
import { expect, it } from 'vitest';

const prose = [
  'The river bends twice before it reaches',
  'the mill, and the weir below it has been',
  'broken since the flood of last winter.',
  'Nobody has repaired it, because the mill',
  'has not worked for thirty years.',
];

/** An article: running header, title, two columns of prose, and a list on the second page. */
function article(): DrawnPage[] {
  const first = new DrawnPage(0).text(72, 40, 'Journal of mills').text(290, 800, '1');
  const second = new DrawnPage(1).text(72, 40, 'Journal of mills').text(290, 800, '2');

  first.text(72, 90, 'Mills of the valley', { size: 20, bold: true });

  for (const [index, line] of [...prose, ...prose].entries()) {
    first.text(72, 130 + index * 13, line).text(310, 130 + index * 13, line);
  }

  second
    .text(72, 90, 'What is left', { size: 14, bold: true })
    .text(72, 115, '1. the wheel')
    .text(72, 128, '2. the race')
    .text(72, 141, '3. one stone of a pair');

  return [first, second];
}

/** A ruled table with a merged cell and two header rows, and an aligned table without rules. */
function tables(): DrawnPage {
  const page = new DrawnPage(0).box(72, 100, 372, 180);

  for (const y of [120, 140, 160]) {
    page.line(72, y, 372, y);
  }

  page.line(172, 100, 172, 180).line(272, 120, 272, 180);
  page.text(76, 114, 'Mill', { bold: true }).text(240, 114, 'Output', { bold: true });
  page.text(176, 134, 'Flour').text(276, 134, 'Oil');
  page.text(76, 154, 'Upper').text(176, 154, '1,200').text(276, 154, '80');
  page.text(76, 174, 'Lower').text(176, 174, '950').text(276, 174, '12');

  for (const [index, [name, year, wheels]] of [
    ['Name', 'Year', 'Wheels'],
    ['Ashford', '1702', '2'],
    ['Brook', '1755', '1'],
    ['Camden', '1811', '3'],
    ['Dale', '1840', '2'],
  ].entries()) {
    const y = 260 + index * 16;
    page
      .text(72, y, name ?? '')
      .text(250, y, year ?? '')
      .text(360, y, wheels ?? '');
  }

  return page;
}

/** A framed notice above lines to be filled in. */
function form(): DrawnPage {
  return new DrawnPage(0)
    .box(72, 80, 372, 130)
    .text(80, 98, 'Return this form before the end of March.')
    .text(80, 112, 'Forms that arrive later are not read.')
    .text(72, 230, 'Name')
    .line(110, 232, 372, 232)
    .text(72, 250, 'Place')
    .line(110, 252, 372, 252);
}

/**
 * `vitest run -u packages/layout/src/recorded-stages.test.ts` accepts what a change has moved.
 * `bench/layout-stages` does the same for real files.
 */
it.each([
  ['article', article()],
  ['tables', [tables()]],
  ['form', [form()]],
] as const)('finds the recorded tables, columns, lines and blocks: %s', async (name, pages) => {
  const items = layoutStages(drawnDocument(pages.map((page) => page.content())));
  const lines = items.map(({ stage, pageIndex, box, text }) => {
    const edges = box === null ? [] : [box.left, box.top, box.right, box.bottom].map(Math.round);

    return `${pageIndex + 1} ${stage} ${edges.join(' ')}${edges.length > 0 ? ' ' : ''}${text}`;
  });

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`recorded-stages/${name}.txt`);
});
