import type { PageField } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { documentTables } from '@octavo/writers/xlsx/document-tables';
import { expect, it } from 'vitest';
import type { Block, Inline } from '../model.ts';
import { readLayout } from '../read-layout.ts';

function blocksOf(page: DrawnPage, fields: readonly PageField[]): Block[] {
  const { sections } = readLayout(drawnDocument([{ ...page.content(), fields }]));

  return sections.flatMap(({ blocks }) => blocks);
}

function shown(inline: Inline): string {
  return inline.kind === 'text'
    ? inline.text
    : inline.kind === 'field'
      ? `[${inline.field.kind} ${inline.field.value}]`
      : inline.kind;
}

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.inlines.map(shown).join('')] : []));

const field = (kind: PageField['kind'], left: number, top: number, value: string, width = 80): PageField => ({
  kind,
  name: kind,
  value,
  left,
  top,
  right: left + width,
  bottom: top + 14,
});

it('inserts fields into their lines', () => {
  const page = new DrawnPage()
    .text(70, 100, 'Bird:')
    .text(190, 100, 'seen here')
    .text(90, 140, 'nests in the house')
    .text(90, 180, 'sleeps on the wing');
  const blocks = blocksOf(page, [
    field('text', 100, 90, 'Swift'),
    field('check', 70, 131, 'on', 14),
    field('check', 70, 171, '', 14),
  ]);

  expect(textsOf(blocks)).toEqual([
    'Bird: [text Swift] seen here',
    '[check on] nests in the house',
    '[check ] sleeps on the wing',
  ]);
});

it('ignores the line drawn for writing, and buttons', () => {
  const page = new DrawnPage().text(70, 100, 'Bird: ________________');

  expect(textsOf(blocksOf(page, [field('text', 100, 90, ''), field('button', 300, 90, '')]))).toEqual([
    'Bird: [text ]',
  ]);
});

it('writes field values and visible check box states into the cells of sheets', () => {
  const page = new DrawnPage();

  for (const [row, name] of ['Bird', 'Nest', 'Seen'].entries()) {
    page.text(74, 114 + row * 20, name);
  }

  for (const y of [100, 120, 140, 160]) {
    page.line(70, y, 270, y);
  }

  for (const x of [70, 170, 270]) {
    page.line(x, 100, x, 160);
  }

  const fields = [
    field('text', 174, 103, 'Swift'),
    field('check', 174, 123, 'on', 14),
    field('check', 174, 143, '', 14),
  ];
  const { tables } = documentTables(drawnDocument([{ ...page.content(), fields }]), false);

  expect(tables[0]?.cells.map(({ text }) => text)).toEqual(['Bird', 'Swift', 'Nest', '☒', 'Seen', '☐']);
});
