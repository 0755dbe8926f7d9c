import type { Component } from './components.ts';

/** Where the letters of a picture stand, as far as shape alone tells letters from the rest. */
export interface LetterComponents {
  readonly components: readonly Component[];
  /** The longer side of most letters, in pixels; 0 when there are none. */
  readonly size: number;
}

/** Fewer pixels are a speck. */
const leastPixels = 6;
const leastSide = 3;

/** Rules and the outlines of tables are longer for their breadth than any letter or short word. */
const longest = 12;

/** Letters are this much smaller or larger than most: dots are smaller, headings and pictures larger. */
const smallestShare = 0.45;
const largestShare = 3;

export function lettersOf(all: readonly Component[], pictureSide: number): LetterComponents {
  const candidates = all.filter((component) => mayBeLetter(component, pictureSide));

  if (candidates.length === 0) {
    return { components: [], size: 0 };
  }

  const sizes = candidates.map(sideOf).sort((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? 0;
  const components = candidates.filter((component) => {
    const side = sideOf(component);

    return side >= size * smallestShare && side <= size * largestShare;
  });

  return { components, size };
}

function sideOf({ left, top, right, bottom }: Component): number {
  return Math.max(right - left, bottom - top);
}

function mayBeLetter(component: Component, pictureSide: number): boolean {
  const width = component.right - component.left;
  const height = component.bottom - component.top;
  const [short, long] = width < height ? [width, height] : [height, width];

  return (
    component.pixels >= leastPixels &&
    long >= leastSide &&
    long < pictureSide / 8 &&
    long <= short * longest &&
    component.pixels * 20 > width * height
  );
}
