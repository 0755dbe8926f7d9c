import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gap, heightOf, placeOf, shapeOf, visible } from './grid-window.ts';

describe('a grid that draws what is in view', () => {
  it('renders every cell in view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 280, max: 1900 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.nat(40_000),
        fc.integer({ min: 100, max: 1500 }),
        (width, count, top, viewHeight) => {
          const shape = shapeOf(width, count, 132);
          const { from, to } = visible(shape, top, top + viewHeight, count);

          for (let index = 0; index < count; index += 1) {
            const place = placeOf(shape, index);
            const inView = place.top < top + viewHeight && place.top + shape.cellHeight > top;

            if (inView) {
              expect(index).toBeGreaterThanOrEqual(from);
              expect(index).toBeLessThan(to);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('renders one or two screens of a long document, not all of it', () => {
    const shape = shapeOf(800, 600, 132);
    const { from, to } = visible(shape, 5000, 5900, 600);

    expect(to - from).toBeLessThan(60);
  });

  it('keeps all cells within its width and height', () => {
    fc.assert(
      fc.property(fc.integer({ min: 280, max: 1900 }), fc.integer({ min: 1, max: 500 }), (width, count) => {
        const shape = shapeOf(width, count, 132);
        const last = placeOf(shape, count - 1);

        expect((shape.cellWidth + gap) * shape.columns - gap).toBeLessThanOrEqual(width);
        expect(last.top + shape.cellHeight).toBeLessThanOrEqual(heightOf(shape));
      }),
    );
  });
});
