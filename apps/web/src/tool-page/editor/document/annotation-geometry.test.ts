import type { Annotation } from '@octavo/contract/edits/annotations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, moved, resized } from './annotation-geometry.ts';

const base = { contents: '', opacity: 1 };
const stroke = { color: '#c0392b', width: 2, style: 'solid' } as const;
const rectangle: Annotation = {
  ...base,
  type: 'rectangle',
  box: { left: 10, top: 20, width: 30, height: 40 },
  stroke,
  fill: null,
  cloud: false,
};
const ink: Annotation = {
  ...base,
  type: 'ink',
  strokes: [
    [
      { x: 10, y: 10, pressure: 0.4 },
      { x: 30, y: 50 },
    ],
  ],
  stroke,
};
const callout: Annotation = {
  opacity: 1,
  type: 'callout',
  box: { left: 100, top: 100, width: 50, height: 20 },
  text: 'See here',
  look: { font: 'sans', bold: false, italic: false, size: 12, color: '#000000', align: 'left' },
  border: stroke,
  fill: null,
  tip: { x: 40, y: 200 },
  end: 'open-arrow',
};

describe('the box of an annotation', () => {
  it('includes the width of the pen', () => {
    expect(boxOf(ink)).toEqual({ left: 9, top: 9, width: 22, height: 42 });
  });

  it('is found for drawings of many points', () => {
    const points = Array.from({ length: 300_000 }, (_, index) => ({ x: index % 500, y: index % 700 }));

    expect(boxOf({ ...ink, strokes: [points] })).toEqual({ left: -1, top: -1, width: 501, height: 701 });
  });

  it('includes the tip of a callout', () => {
    expect(boxOf(callout)).toEqual({ left: 40, top: 100, width: 110, height: 100 });
  });
});

describe('moving an annotation', () => {
  it.each([rectangle, ink, callout])('there and back changes nothing: $type', (annotation) => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (x, y) => {
        expect(moved(moved(annotation, { x, y }), { x: -x, y: -y })).toEqual(annotation);
      }),
    );
  });

  it('keeps the pressure of the pen', () => {
    const after = moved(ink, { x: 1, y: 1 });

    expect(after.type === 'ink' && after.strokes[0]?.[0]).toEqual({ x: 11, y: 11, pressure: 0.4 });
  });
});

describe('resizing an annotation', () => {
  it('scales the points of a drawing with its box', () => {
    const after = resized(ink, { left: 9, top: 9, width: 44, height: 42 });

    expect(after?.type === 'ink' && after.strokes[0]?.map(({ x }) => x)).toEqual([11, 51]);
  });

  it('leaves a note as it is', () => {
    const note: Annotation = { ...base, type: 'note', at: { x: 1, y: 1 }, icon: 'comment', color: '#ffd54a' };

    expect(resized(note, { left: 0, top: 0, width: 5, height: 5 })).toBeNull();
  });
});
