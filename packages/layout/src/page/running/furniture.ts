import type { Box, Colour, PageContent, PageGlyph, PagePath } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, grown, heightOf, meet, sharedAcross, sharedDown, widthOf } from '../../boxes.ts';
import { boxOfPoints, pathParts, rectangleOf } from '../../path-parts.ts';
import type { FoundFigure } from '../figures/figures.ts';
import type { FoundFloat } from '../floats.ts';
import type { PageParts } from '../read-page.ts';

/** Parts of a page that belong to its design rather than to its content. */
export interface Furniture {
  /** Plain rectangles: backgrounds, bands along an edge of the page, rules of headers. */
  readonly shapes: readonly FoundFloat[];
  /** Backgrounds that are more than one colour. */
  readonly figures: readonly FoundFigure[];
  readonly paths: ReadonlySet<PagePath>;
}

const thresholds = {
  /** Share of the page area from which a path is the background. */
  backgroundShare: 0.6,

  /**
   * Largest distance of a band from the edge of the page, in points, and its smallest share of the page area.
   */
  edgePoints: 1.5,
  leastBandShare: 0.005,

  /** Thinner paths, in points, are rules and underlines. */
  ruleThickness: 3,

  /** Largest difference between the positions of a repeated rule, in points. */
  samePlace: 1,

  /** Minimum share of the pages on which a header rule repeats. */
  mostPages: 0.8,

  /** Opacity from which a background hides what is under it. */
  opaque: 0.95,
};

/** Finds the furniture of every page, by its index. `running`: glyphs of headers and footers. */
export function furnitureOf(
  pages: readonly PageContent[],
  running: ReadonlySet<PageGlyph>,
): Map<number, Furniture> {
  const outside = pages.map((page) => outsideOfText(page, running));

  return new Map(
    pages.map((page, index) => {
      const background = backgroundOf(page);
      const rules = (outside[index] ?? []).filter((path) => repeats(path, outside));
      const plain = page.paths.filter(
        (path) => isPlain(path) && (isBand(path, page) || rules.includes(path)),
      );
      const shapes = plain.filter((path) => !background.includes(path));

      return [
        page.pageIndex,
        {
          shapes: shapes.map((path) => shapeOf(path, page)),
          figures: background.length === 0 ? [] : [figureOf(background, page)],
          paths: new Set([...background, ...shapes]),
        },
      ];
    }),
  );
}

/** A page without its furniture, which is neither the ruling of a table nor a drawing. */
export function withoutFurniture(page: PageContent, furniture: ReadonlyMap<number, Furniture>): PageContent {
  const paths = furniture.get(page.pageIndex)?.paths ?? new Set();

  return paths.size === 0 ? page : { ...page, paths: page.paths.filter((path) => !paths.has(path)) };
}

/** Adds the furniture of a page, which lies under everything else. */
export function withFurniture<Parts extends Pick<PageParts, 'content' | 'figures' | 'floats'>>(
  parts: Parts,
  furniture: ReadonlyMap<number, Furniture>,
): Parts {
  const own = furniture.get(parts.content.pageIndex);

  return own === undefined
    ? parts
    : {
        ...parts,
        figures: [...own.figures, ...parts.figures],
        floats: [...own.shapes, ...parts.floats],
      };
}

/**
 * Everything drawn over a coloured page, when it is more than rectangles. Thin rules are left out, as they
 * may belong to words.
 */
function backgroundOf({ paths, widthPoints, heightPoints }: PageContent): PagePath[] {
  const least = widthPoints * heightPoints * thresholds.backgroundShare;
  const first = paths.findIndex((path) => isPlain(path) && areaOf(path) > least);
  const drawn = first === -1 ? [] : paths.slice(first).filter((path) => path.opacity > 0 && !isThin(path));

  return drawn.some((path) => !isRectangle(path)) ? drawn : [];
}

function isBand(path: PagePath, { widthPoints, heightPoints }: PageContent): boolean {
  const touches =
    path.left < thresholds.edgePoints ||
    path.top < thresholds.edgePoints ||
    path.right > widthPoints - thresholds.edgePoints ||
    path.bottom > heightPoints - thresholds.edgePoints;

  return (
    path.fill !== null && touches && areaOf(path) > widthPoints * heightPoints * thresholds.leastBandShare
  );
}

/** Rules and bands above the first and below the last text that is no header or footer. */
function outsideOfText({ glyphs, paths }: PageContent, running: ReadonlySet<PageGlyph>): PagePath[] {
  const body = boxAround(
    glyphs.filter((glyph) => !running.has(glyph) && !glyph.invisible && glyph.text.trim() !== ''),
  );

  if (heightOf(body) === 0) {
    return [];
  }

  const isOutside = ({ top, bottom }: PagePath) => bottom < body.top || top > body.bottom;
  const inside = paths.filter((path) => !isOutside(path));

  return paths.filter(
    (path) => isPlain(path) && isOutside(path) && !inside.some((other) => isTiedTo(path, other)),
  );
}

/** True when a rule touches another path or has the same ends, as the outermost ruling of a table does. */
function isTiedTo(rule: PagePath, other: PagePath): boolean {
  const isAsLong =
    Math.abs(rule.left - other.left) < thresholds.ruleThickness &&
    Math.abs(rule.right - other.right) < thresholds.ruleThickness;

  return isAsLong || meet(grown(rule, thresholds.ruleThickness), other);
}

function repeats(path: PagePath, pages: readonly (readonly PagePath[])[]): boolean {
  const same = pages.filter((paths) => paths.some((other) => isSame(path, other))).length;

  return same > 1 && same >= pages.length * thresholds.mostPages;
}

function isSame(one: PagePath, other: PagePath): boolean {
  const sides = ['left', 'top', 'right', 'bottom'] as const;

  return (
    one.fill === other.fill &&
    one.stroke === other.stroke &&
    sides.every((side) => Math.abs(one[side] - other[side]) < thresholds.samePlace)
  );
}

/** True for a rectangle of one colour, or a horizontal or vertical line. */
function isPlain(path: PagePath): boolean {
  return path.opacity > thresholds.opaque && colourOf(path) !== 'ffffff' && isRectangle(path);
}

function colourOf({ fill, stroke }: PagePath): Colour {
  return fill ?? stroke ?? 'ffffff';
}

function isThin(path: PagePath): boolean {
  return Math.min(widthOf(path), heightOf(path)) < thresholds.ruleThickness;
}

function isRectangle(path: PagePath): boolean {
  return rectangleIn(path) !== null;
}

/** Rectangle that a path fills or that its line covers; null for all other drawings. */
function rectangleIn({ commands, fill, stroke, strokeWidth }: PagePath): Box | null {
  const [part, ...others] = pathParts(commands);

  if (part === undefined || part.curved || others.length > 0) {
    return null;
  }

  if (fill !== null) {
    return rectangleOf(part.points);
  }

  const line = boxOfPoints(part.points);
  const isStraight = Math.min(widthOf(line), heightOf(line)) < thresholds.samePlace;

  return stroke !== null && isStraight ? grown(line, strokeWidth / 2) : null;
}

function shapeOf(path: PagePath, page: PageContent): FoundFloat {
  const box = onPage(rectangleIn(path) ?? path, page);

  return {
    box,
    angle: 0,
    lines: [],
    bounds: { left: box.left, right: box.right },
    background: colourOf(path),
    border: null,
  };
}

function figureOf(paths: readonly PagePath[], page: PageContent): FoundFigure {
  return {
    ...onPage(boxAround(paths), page),
    source: { kind: 'region', withText: false, objects: paths.map(({ order }) => order) },
    behindText: true,
    angle: 0,
    markedContent: -1,
  };
}

function onPage(box: Box, { widthPoints, heightPoints }: PageContent): Box {
  const page = { left: 0, top: 0, right: widthPoints, bottom: heightPoints };

  return sharedAcross(box, page) <= 0 || sharedDown(box, page) <= 0
    ? { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    : {
        left: Math.max(0, box.left),
        top: Math.max(0, box.top),
        right: Math.min(widthPoints, box.right),
        bottom: Math.min(heightPoints, box.bottom),
      };
}
