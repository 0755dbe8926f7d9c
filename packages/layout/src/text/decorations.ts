import type {
  Box,
  Colour,
  PageContent,
  PageGlyph,
  PageLinkTarget,
  PageMarkup,
  PagePath,
} from '@octavo/pdf/content/page-content';

/** Decorations around the glyphs of a page: lines under and through them, colours behind, links over them. */
export interface Decorations {
  isUnderlined(glyph: PageGlyph, line: Box): boolean;
  isStruck(glyph: PageGlyph, line: Box): boolean;
  highlightOf(glyph: PageGlyph): Colour | null;
  linkOf(glyph: PageGlyph): PageLinkTarget | null;
}

const thresholds = {
  /** Largest thickness of a line of text decoration, in points. */
  thickest: 2.5,
  /** Height of the stripes that boxes are listed in, in points. */
  stripe: 24,

  /** Smallest height of a highlight, in points; a lower one is a rule. */
  lowest: 4,

  /** Largest height of a highlight, in points; a higher one is a background. */
  highest: 40,

  /** Smallest width of a highlight, in points. */
  narrowest: 3,

  /** Distance of an underline below the baseline, in multiples of the font size. */
  underlineTop: 0.02,

  /** The same: largest distance. */
  underlineBottom: 0.32,

  /** Distance of a strike above the baseline, in multiples of the font size. */
  strikeTop: 0.42,

  /** The same: smallest distance. */
  strikeBottom: 0.16,

  /** Largest height of a highlight, in multiples of the font size. */
  highlightHeight: 1.9,

  /** Most stripes that one box is listed in; a page is 35 stripes high. */
  mostStripes: 400,
};

/** Horizontal bars: strokes and flat rectangles. */
export function barsOf(paths: readonly PagePath[]): Box[] {
  return paths.filter((path) => {
    const height = path.bottom - path.top - (path.stroke === null ? 0 : path.strokeWidth);

    return (
      path.opacity > 0 &&
      height < thresholds.thickest &&
      path.bottom - path.top < thresholds.thickest * 2 &&
      path.right - path.left > 2
    );
  });
}

/** Indexes decorations by height, as pages have thousands of glyphs and of lines. */
export function decorationsOf(content: PageContent, bars: readonly Box[]): Decorations {
  const barsAt = byHeight(bars);
  const backgrounds = byHeight(
    content.paths.filter(
      ({ fill, stroke, opacity, top, bottom, left, right }) =>
        fill !== null &&
        fill !== 'ffffff' &&
        stroke === null &&
        opacity > 0 &&
        bottom - top > thresholds.lowest &&
        bottom - top < thresholds.highest &&
        right - left > thresholds.narrowest,
    ),
  );
  const linksAt = byHeight(content.links);
  const markupsAt = byHeight(content.markups ?? []);
  const markupOf = (glyph: PageGlyph, kind: PageMarkup['kind']): PageMarkup | undefined => {
    const { centreX, centreY } = centreOf(glyph);

    return markupsAt(centreY, centreY).findLast(
      (markup) => markup.kind === kind && markup.left <= centreX && markup.right >= centreX,
    );
  };

  const hasBar = (glyph: PageGlyph, line: Box, from: number, to: number): boolean => {
    const { sizePoints, baseline } = glyph;
    const centre = (glyph.left + glyph.right) / 2;

    return barsAt(baseline - sizePoints, baseline + sizePoints).some((bar) => {
      const shift = ((bar.top + bar.bottom) / 2 - baseline) / sizePoints;

      const isOver = bar.left <= centre && bar.right >= centre;
      // A bar that extends beyond the words is a rule or the edge of a table.
      const keepsWithin = bar.left > line.left - sizePoints && bar.right < line.right + sizePoints;

      return isOver && keepsWithin && shift >= from && shift <= to;
    });
  };

  return {
    isUnderlined: (glyph, line) =>
      markupOf(glyph, 'underline') !== undefined ||
      (bars.length > 0 && hasBar(glyph, line, thresholds.underlineTop, thresholds.underlineBottom)),
    isStruck: (glyph, line) =>
      markupOf(glyph, 'strike') !== undefined ||
      (bars.length > 0 && hasBar(glyph, line, -thresholds.strikeTop, -thresholds.strikeBottom)),
    highlightOf: (glyph) => {
      const { centreX, centreY } = centreOf(glyph);
      const behind = backgrounds(centreY, centreY).findLast(
        (box) =>
          box.left <= centreX &&
          box.right >= centreX &&
          box.order < glyph.order &&
          box.bottom - box.top < glyph.sizePoints * thresholds.highlightHeight,
      );

      return markupOf(glyph, 'highlight')?.colour ?? behind?.fill ?? null;
    },
    linkOf: (glyph) => {
      const { centreX, centreY } = centreOf(glyph);
      const over = linksAt(centreY, centreY).find((link) => link.left <= centreX && link.right >= centreX);

      return over?.target ?? null;
    },
  };
}

function centreOf(box: Box) {
  return { centreX: (box.left + box.right) / 2, centreY: (box.top + box.bottom) / 2 };
}

/** Indexes boxes by stripes of the page, to find those that overlap a range of heights. */
function byHeight<T extends Box>(boxes: readonly T[]): (top: number, bottom: number) => readonly T[] {
  const stripes = new Map<number, T[]>();

  for (const box of boxes) {
    const last = Math.min(
      Math.floor(box.bottom / thresholds.stripe),
      Math.floor(box.top / thresholds.stripe) + thresholds.mostStripes,
    );

    for (let index = Math.floor(box.top / thresholds.stripe); index <= last; index += 1) {
      const list = stripes.get(index);

      if (list === undefined) {
        stripes.set(index, [box]);
      } else {
        list.push(box);
      }
    }
  }

  return (top, bottom) => {
    const found = new Set<T>();

    for (
      let index = Math.floor(top / thresholds.stripe);
      index <= Math.floor(bottom / thresholds.stripe);
      index += 1
    ) {
      for (const box of stripes.get(index) ?? []) {
        if (box.top <= bottom && box.bottom >= top) {
          found.add(box);
        }
      }
    }

    return [...found];
  };
}
