import type { Figure } from '../../layout/model.ts';
import { startTag } from './element.ts';

/** The address of every figure's picture, by the id of the figure. */
export type HtmlPictures = ReadonlyMap<number, string>;

/** Points to the pixels of a page (CSS Values, 5.2). */
const pixelsPerPoint = 96 / 72;

/** A picture as wide as it was printed; empty for one that could not be painted. */
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
