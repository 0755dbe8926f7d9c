import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { options } from './options.ts';
import { pageTurns, takeWay, turnsOf } from './page-turns.ts';

const turned = (values: Record<string, unknown>, count: number) =>
  pageTurns.mark(values, count).map(({ turn }) => turn);

describe('page rotations in the workspace', () => {
  it('match the options', () => {
    expect(turned({ angle: 90 }, 3)).toEqual([90, 90, 90]);
    expect(turned({ angle: 270, pages: 'even' }, 4)).toEqual([0, 270, 0, 270]);
    expect(turned({ angle: 180, pages: '' }, 2)).toEqual([0, 0]);
    expect(turned({ rotate: '2:180' }, 3)).toEqual([0, 180, 0]);
  });

  it('continue from the shown rotation when a page is clicked', () => {
    expect(pageTurns.click({ angle: 90 }, [1], 3)).toEqual({ angle: 90, rotate: '1:90,2:180,3:90' });
    expect(pageTurns.click({ rotate: '1:270' }, [0], 3)).toEqual({ rotate: '' });
  });

  it('are restored after four clicks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, page) => {
        const start = takeWay({ angle: 90 }, 'each');
        const four = [0, 1, 2, 3].reduce((values) => pageTurns.click(values, [page % count], count), start);

        expect(turnsOf(four, count)).toEqual(turnsOf(start, count));
      }),
    );
  });

  it('are options that the tool accepts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 40 }), (clicks) => {
        const values = clicks.reduce<Readonly<Record<string, unknown>>>(
          (current, page) => pageTurns.click(current, [page], 31),
          {},
        );

        expect(options.safeParse(values).success).toBe(true);
      }),
    );
  });
});
