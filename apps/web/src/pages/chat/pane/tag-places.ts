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

/** Pixels of a number, between the left edges of two at the same height, and between a number and its passage. */
const tag = { height: 17, step: 20, gap: 3 };

/**
 * Places for numbers to the left of their passages, on the margin of the page and beside it. A number without a free
 * place is left out, since it would hide letters or another number; that of the passage in view always has one.
 *
 * @param scale pixels of a point
 * @param beside pixels beside the page that are in view
 */
export function tagPlaces(
  tagged: readonly Tagged[],
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
    let left = box.left * scale - tag.gap - tag.step;

    while (left >= least && isTaken(places, { left, top })) {
      left -= tag.step;
    }

    if (left >= least || isShown) {
      places.set(number, { left: Math.max(least, left), top });
    }
  }

  return places;
}

function isTaken(places: ReadonlyMap<number, TagPlace>, { left, top }: TagPlace): boolean {
  return [...places.values()].some(
    (place) => Math.abs(place.left - left) < tag.step && Math.abs(place.top - top) < tag.height,
  );
}
