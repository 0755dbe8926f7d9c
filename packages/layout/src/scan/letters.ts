import type { InkComponent } from './components.ts';

/** Letters of a picture, as far as shape alone distinguishes letters from other ink. */
export interface LetterComponents {
  readonly components: readonly InkComponent[];
  /** Typical longer side of a letter, in pixels; 0 when there are no letters. */
  readonly size: number;
}

const thresholds = {
  /** Components with fewer pixels are specks. */
  leastPixels: 6,

  /** Smallest side of a letter, in pixels. */
  leastSide: 3,

  /** Largest ratio of the sides of a letter or short word; rules and table outlines are longer. */
  longest: 12,

  /** Size range of letters relative to the typical size: dots are smaller, headings and pictures larger. */
  smallestShare: 0.45,
  largestShare: 3,

  /** Longest letter or word, as a divisor of the side of the picture. */
  mostOfPicture: 8,

  /** Smallest ink of a letter, as a divisor of its box; sparser components are frames. */
  sparsest: 20,
};

export function lettersOf(all: readonly InkComponent[], pictureSide: number): LetterComponents {
  const candidates = all.filter((component) => mayBeLetter(component, pictureSide));

  if (candidates.length === 0) {
    return { components: [], size: 0 };
  }

  const sizes = candidates.map(sideOf).sort((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? 0;
  const components = candidates.filter((component) => {
    const side = sideOf(component);

    return side >= size * thresholds.smallestShare && side <= size * thresholds.largestShare;
  });

  return { components, size };
}

function sideOf({ left, top, right, bottom }: InkComponent): number {
  return Math.max(right - left, bottom - top);
}

function mayBeLetter(component: InkComponent, pictureSide: number): boolean {
  const width = component.right - component.left;
  const height = component.bottom - component.top;
  const [short, long] = width < height ? [width, height] : [height, width];

  return (
    component.pixels >= thresholds.leastPixels &&
    long >= thresholds.leastSide &&
    long < pictureSide / thresholds.mostOfPicture &&
    long <= short * thresholds.longest &&
    component.pixels * thresholds.sparsest > width * height
  );
}
