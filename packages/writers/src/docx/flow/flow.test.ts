import { madeParagraph, madeSection } from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { flowSection } from './flow.ts';

const columns = [
  { left: 72, right: 280 },
  { left: 310, right: 523 },
];

function blockAt(text: string, pageIndex: number, left: number, top: number) {
  const box = { left, top, right: left + 200, bottom: top + 14 };

  return madeParagraph(text, top, { places: [{ pageIndex, box }] });
}

it('never returns to an earlier column or page for blocks read late', () => {
  const blocks = [
    blockAt('left', 0, 72, 72),
    blockAt('right', 0, 310, 72),
    blockAt('late', 0, 72, 400),
    blockAt('right again', 0, 310, 100),
    blockAt('next page', 1, 72, 72),
    blockAt('later', 0, 310, 400),
    blockAt('next page again', 1, 72, 100),
  ];
  const { flow } = flowSection(madeSection(blocks, { columns, lastPage: 1 }), null, []);
  const breaks = blocks.map((block) => flow.placements.get(block)?.breakBefore);
  const rooms = blocks.map((block) => flow.placements.get(block)?.before ?? 0);

  expect(breaks).toEqual(['none', 'column', 'none', 'none', 'page', 'none', 'none']);
  expect(Math.max(...rooms)).toBeLessThan(20);
});
