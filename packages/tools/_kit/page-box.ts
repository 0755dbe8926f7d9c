import { readLength } from './length.ts';

/** Rectangle of the page as shown, in points from its upper left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Reads `left,top,width,height`, each a length; null for other text and for an area of nothing. */
export function readBox(text: string): PageBox | null {
  const values = text.split(',').map(readLength);
  const [left, top, width, height] = values;

  if (values.length !== 4 || left == null || top == null || width == null || height == null) {
    return null;
  }

  return left < 0 || top < 0 || width <= 0 || height <= 0 ? null : { left, top, width, height };
}

export function writeBox({ left, top, width, height }: PageBox): string {
  return [left, top, width, height].map((value) => String(Math.round(value * 100) / 100)).join(',');
}
