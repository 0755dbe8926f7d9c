import type { Paragraph } from '@octavo/layout/model';
import { madeParagraph } from '@octavo/testkit/layout/made-layout';
import { describe, expect, it } from 'vitest';
import { indentsBetween } from './indents.ts';

const edges = { left: 100, right: 150 };

function lineFrom(left: number, right: number, more: Partial<Paragraph> = {}): Paragraph {
  return madeParagraph('10/4/2012', 72, {
    places: [{ pageIndex: 0, box: { left, top: 72, right, bottom: 86 } }],
    ...more,
  });
}

/** Available line width, in points. */
function roomOf(paragraph: Paragraph): number {
  const { left, right } = indentsBetween(paragraph, edges);

  return edges.right - edges.left - (left + right) / 20;
}

describe('a single line in a cell', () => {
  it('keeps its position, and may exceed the cell instead of wrapping', () => {
    expect(indentsBetween(lineFrom(110, 149), edges)).toEqual({ left: 200, right: -41 });
    expect(roomOf(lineFrom(110, 149))).toBeGreaterThan(41);
  });

  it.each(['right', 'centre', 'justify'] as const)('does not wrap when aligned %s', (alignment) => {
    expect(roomOf(lineFrom(101, 149, { alignment }))).toBeGreaterThan(50);
    expect(roomOf(lineFrom(101, 149, { alignment, direction: 'rtl' }))).toBeGreaterThan(50);
  });

  it('has no indent on a side with room', () => {
    expect(indentsBetween(lineFrom(110, 130), edges)).toEqual({ left: 200, right: 0 });
    expect(indentsBetween(lineFrom(110, 130, { alignment: 'justify' }), edges)).toEqual({
      left: 200,
      right: 0,
    });
  });
});
