import { hasLetters } from './letters.ts';
import { type LayoutGlyph, type PageShowing, type ShownGlyph, shownGlyph } from './shown-glyph.ts';

/** Point by which a letter of a page is within a box or not. */
interface LetterPoint {
  readonly x: number;
  readonly y: number;
}

const thresholds = {
  /** Height of the bands that the letters of a page are kept in, in points. */
  bandHeight: 8,
};

/** All letters that a page shows, whether they belong to a passage or not. */
export class PageLetters {
  readonly #bands = new Map<number, LetterPoint[]>();

  constructor(glyphs: readonly LayoutGlyph[], page: PageShowing) {
    for (const glyph of glyphs) {
      if (!glyph.made && hasLetters(glyph.text)) {
        const { x, y } = shownGlyph(glyph.shown ?? glyph, page);
        const band = this.#bands.get(bandOf(y));

        if (band === undefined) {
          this.#bands.set(bandOf(y), [{ x, y }]);
        } else {
          band.push({ x, y });
        }
      }
    }
  }

  /** Letters whose middle is within a box. */
  within({ left, top, right, bottom }: Pick<ShownGlyph, 'left' | 'top' | 'right' | 'bottom'>): LetterPoint[] {
    const found: LetterPoint[] = [];

    for (let band = bandOf(top); band <= bandOf(bottom); band += 1) {
      for (const point of this.#bands.get(band) ?? []) {
        if (point.x > left && point.x < right && point.y > top && point.y < bottom) {
          found.push(point);
        }
      }
    }

    return found;
  }
}

function bandOf(y: number): number {
  return Math.floor(y / thresholds.bandHeight);
}
