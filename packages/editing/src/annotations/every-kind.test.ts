import type { Box } from '@octavo/contract/edits/primitives';
import { sampleAnnotations } from '@octavo/testkit/edits/sample-annotations';
import { anyPlacedPage } from '@octavo/testkit/pdf/placed-document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adding, blankDocument, differingPoints, drawn, edited } from '../../test/edit-harness.ts';
import { readAnnotations } from './read-annotations.ts';

const samples = sampleAnnotations();

it.each(samples.map((sample, index) => [`${index}: ${sample.type}`, sample] as const))(
  'draws and reads back %s',
  async (_, sample) => {
    const { document } = await edited(blankDocument(), [adding(sample)]);
    const listed = readAnnotations(document, document.pages[0]!);

    expect(listed.map(({ annotation }) => annotation)).toEqual([sample]);
    expect(listed[0]).toMatchObject({
      name: 'o1',
      author: 'Zoë Müller',
      created: '2026-05-12T08:30:00.000Z',
      modified: '2026-05-12T08:30:00.000Z',
      isHidden: false,
      states: [],
      replies: [],
    });
  },
);

it('draws every kind in its box and nowhere else, on any page', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlacedPage(), fc.boolean(), async (page, isAppended) => {
      const before = blankDocument({ ...page, contents: [] });
      const mode = isAppended ? 'append' : 'rewrite';
      const { bytes, document } = await edited(before, samples.map(adding), { mode });
      const boxes = readAnnotations(document, document.pages[0]!).map(({ box }) => box);
      // PDFium draws in units of user space.
      const points = differingPoints(await drawn(before), await drawn(bytes), 144 / page.userUnit);
      const shown = {
        left: 0,
        top: 0,
        width: document.pages[0]!.widthPoints,
        height: document.pages[0]!.heightPoints,
      };

      expect(boxes.filter((box) => isIn(box, shown) && !points.some((point) => holds(box, point)))).toEqual(
        [],
      );
      expect(points.filter((point) => !boxes.some((box) => holds(box, point)))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

/** True for a point in a box, whose edge may cover pixels in part. */
function holds(
  { left, top, width, height }: Box,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  return x > left - 0.5 && x < left + width + 0.5 && y > top - 0.5 && y < top + height + 0.5;
}

function isIn(box: Box, outer: Box): boolean {
  return box.left + box.width <= outer.width && box.top + box.height <= outer.height;
}
