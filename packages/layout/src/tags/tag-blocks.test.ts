import { type DrawnTag, drawnTags } from '@octavo/testkit/layout/drawn-tags';
import { describe, expect, it } from 'vitest';
import { tagBlocks } from './tag-blocks.ts';

/** Each element with the element whose block it is part of. */
function blocksOf(...roots: readonly (DrawnTag | string)[]): string[] {
  const tags = drawnTags(...roots);

  return tagBlocks(tags).map((block, index) => `${tags[index]?.type} in ${tags[block]?.type ?? 'none'}`);
}

describe('blocks of a tag tree', () => {
  it('assigns inline elements to their paragraph', () => {
    expect(blocksOf({ type: 'P', kids: ['Span', { type: 'Link', kids: ['Span'] }] })).toEqual([
      'P in P',
      'Span in P',
      'Link in P',
      'Span in P',
    ]);
  });

  it('merges an item, its label and its first paragraph', () => {
    const item = { type: 'LI', kids: ['Lbl', { type: 'LBody', kids: ['P', 'P'] }] };

    expect(blocksOf({ type: 'L', kids: [item] })).toEqual([
      'L in none',
      'LI in LI',
      'Lbl in LI',
      'LBody in LI',
      'P in LI',
      'P in P',
    ]);
  });

  it('reads the paragraph of a label as part of the item', () => {
    const item = {
      type: 'LI',
      kids: [
        { type: 'Lbl', kids: ['P'] },
        { type: 'LBody', kids: ['P'] },
      ],
    };

    expect(blocksOf({ type: 'L', kids: [item] })).toEqual([
      'L in none',
      'LI in LI',
      'Lbl in LI',
      'P in LI',
      'LBody in LI',
      'P in LI',
    ]);
  });

  it('reads elements of unknown types as paragraphs unless they contain some', () => {
    expect(blocksOf({ type: 'Div', kids: ['Div', { type: 'Textbody', kids: ['Span'] }] })).toEqual([
      'Div in none',
      'Div in Div',
      'Textbody in Textbody',
      'Span in Textbody',
    ]);
  });
});
