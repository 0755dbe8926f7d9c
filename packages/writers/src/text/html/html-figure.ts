import type { Figure } from '@octavo/layout/model';
import { startTag } from './element.ts';

/** URL of each figure's picture, by figure id. */
export type HtmlPictures = ReadonlyMap<number, string>;

/** CSS pixels per point (CSS Values, 5.2). */
const pixelsPerPoint = 96 / 72;

/** A picture at its printed width; empty when it could not be rendered. */
export function image({ id, alternative, places: [{ box }] }: Figure, pictures: HtmlPictures): string {
  const source = pictures.get(id);

  if (source === undefined) {
    return '';
  }

  return startTag('img', {
    src: source,
    alt: alternative ?? '',
    width: Math.max(1, Math.round((box.right - box.left) * pixelsPerPoint)),
    height: Math.max(1, Math.round((box.bottom - box.top) * pixelsPerPoint)),
  });
}
