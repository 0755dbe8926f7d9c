import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import type { Block, Inline } from '../model.ts';
import type { PageField } from '../page-content.ts';
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

it('puts fields into the lines that they stand in', () => {
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

it('leaves out the line that was drawn to write on, and buttons', () => {
  const page = new DrawnPage().text(70, 100, 'Bird: ________________');

  expect(textsOf(blocksOf(page, [field('text', 100, 90, ''), field('button', 300, 90, '')]))).toEqual([
    'Bird: [text ]',
  ]);
});
