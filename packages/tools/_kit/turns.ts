import { Failure } from '@octavo/contract/failures';

export type Angle = 90 | 180 | 270;

/**
 * Parses rotations such as `2:90,5:180` to a map from page index, counted from 0, to degrees clockwise.
 *
 * @throws Failure `invalid-pages` for a page that does not exist.
 */
export function parseTurns(turns: string, pageCount: number): Map<number, Angle> {
  const map = new Map<number, Angle>();

  for (const item of turns.split(',').filter((part) => part.trim() !== '')) {
    const [page = 0, angle] = item.split(':').map(Number);

    if (
      !Number.isInteger(page) ||
      page < 1 ||
      page > pageCount ||
      (angle !== 90 && angle !== 180 && angle !== 270)
    ) {
      throw new Failure('invalid-pages', item, { values: { pages: item, count: pageCount } });
    }

    map.set(page - 1, angle);
  }

  return map;
}
