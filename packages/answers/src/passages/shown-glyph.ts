import type { SourceGlyph } from '@octavo/layout/model';

/** A glyph as the layout read it, on its page. */
export type LayoutGlyph = SourceGlyph['glyph'];

/** Turn and scale from a page as it was laid out to the page as shown. */
export interface PageShowing {
  /** Size of the page as it was laid out. */
  readonly width: number;
  readonly height: number;
  /** Clockwise degrees by which the page was turned to be laid out: its text lies on its side. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Points in a unit of the page (ISO 32000-2, 14.11.2). */
  readonly unit: number;
}

/** Area of a glyph on the page as shown. */
export interface ShownGlyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Point by which a glyph is within a box or not. */
  readonly x: number;
  readonly y: number;
  /** True when its line runs up or down the page. */
  readonly sideways: boolean;
}

const thresholds = {
  /**
   * Extent of letters above and below their baseline, in multiples of the font size. Fonts state more, so that boxes
   * of neighbouring lines would overlap.
   */
  above: 0.8,
  below: 0.24,

  /** Largest and smallest height of a glyph, in multiples of the font size; beyond them, the size says nothing. */
  tallest: 3,
  lowest: 0.4,

  /** Largest slant of a line that counts as level, in degrees. */
  level: 8,
};

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @param whole true for the whole box of a glyph whose line runs down the page, across its baseline */
export function shownGlyph(glyph: LayoutGlyph, page: PageShowing, whole = false): ShownGlyph {
  const quarters = quartersOf(glyph.angle);
  const letter = shownBox(quarters === null ? glyph : letterBox(glyph, quarters), page);
  const isTurned = page.turn === 90 || page.turn === 270;

  return {
    ...(whole ? shownBox(glyph, page) : letter),
    x: (letter.left + letter.right) / 2,
    y: (letter.top + letter.bottom) / 2,
    sideways: (quarters === 1 || quarters === 3) !== isTurned,
  };
}

/** Quarter turns of a baseline, clockwise; null for one that is neither level nor upright. */
function quartersOf(angle: number): 0 | 1 | 2 | 3 | null {
  for (const [turned, quarters] of [
    [0, 0],
    [90, 1],
    [180, 2],
    [-180, 2],
    [-90, 3],
  ] as const) {
    if (Math.abs(angle - turned) <= thresholds.level) {
      return quarters;
    }
  }

  return null;
}

/** Box from the height of letters above the baseline to their depth below it. */
function letterBox(glyph: LayoutGlyph, quarters: 0 | 1 | 2 | 3): Rectangle {
  const { left, top, right, bottom, originX, baseline, sizePoints } = glyph;
  const height = quarters === 1 || quarters === 3 ? right - left : bottom - top;

  if (height > sizePoints * thresholds.tallest || height < sizePoints * thresholds.lowest) {
    return { left, top, right, bottom };
  }

  const [above, below] = [sizePoints * thresholds.above, sizePoints * thresholds.below];

  switch (quarters) {
    case 0:
      return { left, right, top: baseline - above, bottom: baseline + below };
    case 1:
      return { top, bottom, left: originX - below, right: originX + above };
    case 2:
      return { left, right, top: baseline - below, bottom: baseline + above };
    case 3:
      return { top, bottom, left: originX - above, right: originX + below };
  }
}

function shownBox({ left, top, right, bottom }: Rectangle, page: PageShowing): Rectangle {
  const { turn, width, height, unit } = page;
  const turned = (): Rectangle => {
    switch (turn) {
      case 0:
        return { left, top, right, bottom };
      case 90:
        return { left: top, top: width - right, right: bottom, bottom: width - left };
      case 180:
        return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
      case 270:
        return { left: height - bottom, top: left, right: height - top, bottom: right };
    }
  };
  const box = turned();

  return {
    left: box.left * unit,
    top: box.top * unit,
    right: box.right * unit,
    bottom: box.bottom * unit,
  };
}
