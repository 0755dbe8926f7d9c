import type { Block, Paragraph } from '@octavo/layout/model';
import {
  bullet,
  madeHeading,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  madeTable,
  number,
  textRun,
} from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { writeText } from './write-text.ts';

const box = { left: 72, top: 100, right: 523, bottom: 160 };

const text = (blocks: readonly Block[]) => writeText(madeLayout([madeSection(blocks)]), [0]);

function onPage(pageIndex: number, words: string): Paragraph {
  return madeParagraph(words, 72, { places: [{ pageIndex, box }] });
}

it('separates paragraphs by an empty line, and list items by a line break', () => {
  const written = text([
    madeHeading(1, 'Birds', 72),
    madeItem(number(1, 3), 'Swift', 100),
    madeItem(bullet(1, 1, '\uf0b7'), 'common', 120),
    madeItem(number(1, 4), 'Owl', 140),
    madeParagraph('They fly.', 160),
  ]);

  expect(written).toBe('Birds\n\n3. Swift\n  • common\n4. Owl\n\nThey fly.\n');
});

it('aligns the columns of a table, with numbers to the right', () => {
  const rows = [
    ['Bird', 'Eggs'],
    ['Swift', '3'],
    ['Grey partridge', '15'],
    ['燕', '5'],
  ];

  expect(text([madeTable(rows, box)])).toBe(
    'Bird            Eggs\nSwift              3\nGrey partridge    15\n燕                 5\n',
  );
});

it('separates cells by tabs when lines would be too long', () => {
  const long = 'far and wide '.repeat(6).trim();

  expect(
    text([
      madeTable(
        [
          [long, long],
          ['a', 'b'],
        ],
        box,
      ),
    ]),
  ).toBe(`${long}\t${long}\na\tb\n`);
});

it('separates pages by form feeds, including empty ones, in the requested order', () => {
  const layout = madeLayout([madeSection([onPage(7, 'last'), onPage(2, 'first')])]);

  expect(writeText(layout, [7, 4, 2, 3])).toBe('last\n\f\n\ffirst\n\f\n');
});

it('writes notes at the end of the page with their reference', () => {
  const mark = { kind: 'note', note: 5, style: textRun('').style } as const;
  const layout = madeLayout(
    [
      madeSection([
        madeParagraph([textRun('See'), mark, textRun('.')], 72),
        madeParagraph('More.', 100),
        onPage(1, 'Next.'),
      ]),
    ],
    { notes: [{ id: 5, mark: '12', blocks: [madeParagraph('There.', 800)] }] },
  );

  expect(writeText(layout, [0, 1])).toBe('See¹².\n\nMore.\n\n¹² There.\n\fNext.\n');
});

it('writes headers once, without page numbers', () => {
  const { style } = textRun('');
  const header = madeParagraph(
    [textRun('Annual report'), { kind: 'tab' }, textRun('Page '), { kind: 'page-number', style }],
    30,
  );
  const running = { pages: 'all', blocks: [header], distance: 30 } as const;
  const section = madeSection([onPage(0, 'One')], { headers: [running] });

  expect(writeText(madeLayout([section, { ...section, blocks: [onPage(1, 'Two')] }]), [0, 1])).toBe(
    'Annual report\n\nOne\n\fTwo\n',
  );
});
