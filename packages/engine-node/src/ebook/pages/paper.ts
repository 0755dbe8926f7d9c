/** The sheet a book is printed on, in portrait. */
export interface Paper {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly marginPoints: number;
  /** Scale of all lengths except those of the sheet; 1 keeps the book's own text size. */
  readonly scale: number;
}

/** Points of a CSS pixel: 72 against 96 to the inch. */
export const pointsPerPixel = 72 / 96;

/** Area between the margins, in the book's CSS pixels. */
export function areaOf({ widthPoints, heightPoints, marginPoints, scale }: Paper): {
  width: number;
  height: number;
} {
  const pixels = (points: number) => Math.floor((points - 2 * marginPoints) / pointsPerPixel / scale);

  return { width: pixels(widthPoints), height: pixels(heightPoints) };
}
