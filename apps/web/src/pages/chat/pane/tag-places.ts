import type { Box } from '@octavo/contract/edits/primitives';

/** A number to place beside its passage. */
export interface Tagged {
  readonly number: number;
  /** In points. */
  readonly box: Box;
  readonly isShown: boolean;
}

/** Upper left corner of a number, in pixels from that of its page. */
export interface TagPlace {
  readonly left: number;
  readonly top: number;
}

/** Pixels of a number, and between it and its passage, a word or another number. */
const tag = { width: 17, height: 17, gap: 3 };

/**
 * Places for numbers to the left of their passages, on the margin of the page and beside it. A number without a free
 * place is left out, since it would hide words or another number; that of the passage in view always has one.
 *
 * @param words boxes of the words of the page, in points
 * @param scale pixels of a point
 * @param beside pixels beside the page that are in view
 */
export function tagPlaces(
  tagged: readonly Tagged[],
  words: readonly Box[],
  scale: number,
  beside: number,
): ReadonlyMap<number, TagPlace> {
  const places = new Map<number, TagPlace>();
  const least = 1 - beside;
  // The number of the passage in view is nearest to it.
  const sorted = tagged.toSorted(
    (one, other) => Number(other.isShown) - Number(one.isShown) || one.number - other.number,
  );

  for (const { number, box, isShown } of sorted) {
    const top = box.top * scale;
    const taken = [
      ...[...places.values()].map((place) => ({
        ...place,
        right: place.left + tag.width,
        height: tag.height,
      })),
      ...words.map(({ left, top: above, width, height }) => ({
        left: left * scale,
        right: (left + width) * scale,
        top: above * scale,
        height: height * scale,
      })),
    ].filter((each) => each.top < top + tag.height && top < each.top + each.height);
    const isFree = (left: number) =>
      taken.every((each) => left + tag.width <= each.left || each.right <= left);
    const nearest = box.left * scale - tag.gap - tag.width;
    const left = [nearest, ...taken.map((each) => each.left - tag.gap - tag.width)]
      .filter((each) => each <= nearest && each >= least && isFree(each))
      .reduce((one, other) => Math.max(one, other), -Infinity);

    if (left >= least || isShown) {
      places.set(number, { left: left >= least ? left : Math.max(least, nearest), top });
    }
  }

  return places;
}
