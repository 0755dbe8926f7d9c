import type { Paragraph } from '@octavo/layout/model';
import { madeParagraph } from '@octavo/testkit/layout/made-layout';
import { expect, it } from 'vitest';
import { narrowingOf } from './narrowing.ts';

/** Lines from 72 to 522, of words with the given natural widths. */
function set(naturals: readonly number[], more: Partial<Paragraph> = {}): Paragraph {
  const lines = naturals.map((natural, index) => ({
    baseline: 10 + 14 * index,
    left: 72,
    right: 522,
    natural,
    nextWord: index === naturals.length - 1 ? null : 30,
  }));
  const box = { left: 72, top: 72, right: 522, bottom: 72 + 14 * naturals.length };

  return madeParagraph('words', 72, {
    alignment: 'justify',
    lineCount: lines.length,
    places: [{ pageIndex: 0, box, lines }],
    ...more,
  });
}

it.each([
  ['were expanded', set([430, 440, 200]), 1],
  ['were condensed', set([430, 468.75, 200]), 0.96],
  ['are too wide to have been condensed', set([430, 900, 200]), 0.94],
  ['are not justified', set([430, 468.75, 200], { alignment: 'left' }), 1],
])('narrows characters when words %s', (_, paragraph, narrowing) => {
  expect(narrowingOf(paragraph)).toBeCloseTo(narrowing);
});
