import type { PageImage } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { readLayout } from '../../read-layout.ts';

const picture: PageImage = {
  image: '0-1',
  left: 210,
  top: 104,
  right: 240,
  bottom: 116,
  pixelWidth: 30,
  pixelHeight: 12,
  angle: 0,
  order: 99,
  markedContent: -1,
  artifact: false,
};

it('keeps a picture in its cell, which it fills as words do', () => {
  const page = new DrawnPage()
    .box(60, 100, 360, 140)
    .line(60, 120, 360, 120)
    .line(200, 100, 200, 140)
    .text(64, 114, 'swift')
    .text(64, 134, 'heron');
  const { sections } = readLayout(drawnDocument([{ ...page.content(), images: [picture] }]));
  const blocks = sections.flatMap((section) => section.blocks);
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.cells : []));

  expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
  expect(cells.map((cell) => cell.blocks.map(({ kind }) => kind))).toEqual([
    ['paragraph'],
    ['figure'],
    ['paragraph'],
    [],
  ]);
});
