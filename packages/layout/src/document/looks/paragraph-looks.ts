import type { Box, Colour, PagePath } from '@octavo/pdf/content/page-content';
import type { Bounds, ParagraphDraft } from '../../block/draft.ts';
import { grown, mostlyHolds, sharedAcross } from '../../boxes.ts';
import type { LineStroke, Paragraph } from '../../model.ts';
import type { PageFrame } from '../../page/frames/frames.ts';
import type { PageParts } from '../../page/read-page.ts';
import { barsOf } from '../../text/decorations.ts';
import type { TextLine } from '../../text/lines.ts';
import { barredLook, framedLook } from './framed-looks.ts';

/** Decoration painted behind and between whole paragraphs. */
export type ParagraphDecoration = Pick<Paragraph, 'background' | 'ruleAbove' | 'ruleBelow' | 'frame'> &
  Partial<Pick<Paragraph, 'indentLeft' | 'indentRight'>>;

const thresholds = {
  /** Minimum width of a column's decoration, as a share of the column width. */
  columnShare: 0.85,

  /** Share of the page area from which a background belongs to the page. */
  mostOfPage: 0.5,

  /** Largest distance between a paragraph and its rule, in multiples of the font size. */
  nearRule: 1.3,

  /** A rule within this distance of a frame's side, in points, is that side. */
  sameSide: 3,

  /** A rule nearer to the baseline than this share of the font size is an underline. */
  underline: 0.34,

  /** Distance around tables and figures in which lines are their borders, in points. */
  besideTable: 3,

  /** Smallest height of a background, in points; a lower one is a rule. */
  lowest: 6,

  /** Shortest rule above or below a paragraph, in points. */
  shortestRule: 40,

  /** Height of letters above the baseline, in multiples of the font size. */
  letterHeight: 0.7,

  /** Largest width of a paragraph's rule, in multiples of the paragraph's width. */
  ruleWidth: 1.2,

  /** Added to it, in points. */
  ruleOverhang: 24,

  /** Distance of the ends of a rule from those of its paragraph, as a share of the paragraph's width. */
  ruleInset: 0.2,

  /** Thinnest rule that is written, in points. */
  thinnestRule: 0.25,
};

export const plainLook = {
  background: null,
  ruleAbove: null,
  ruleBelow: null,
  frame: null,
} as const satisfies ParagraphDecoration;

/**
 * Returns a function for the looks of a page's paragraphs. It must be called in their order, as each rule is
 * assigned once.
 */
export function paragraphLooks({
  content,
  tables,
  figures,
  frames,
  bars,
}: PageParts): (draft: ParagraphDraft) => ParagraphDecoration {
  const { widthPoints, heightPoints, paths, pageIndex } = content;
  const areas = [
    ...tables.flatMap(({ places }) =>
      places
        .filter((place) => place.pageIndex === pageIndex)
        .map(({ box }) => grown(box, thresholds.besideTable)),
    ),
    ...figures.filter(({ behindText }) => !behindText).map((figure) => grown(figure, thresholds.besideTable)),
  ];
  const free = paths
    .filter(({ opacity }) => opacity > 0)
    .filter((path) => !areas.some((area) => mostlyHolds(area, path)));
  const fills = free.filter(
    ({ fill, left, top, right, bottom }) =>
      fill !== null &&
      fill !== 'ffffff' &&
      bottom - top > thresholds.lowest &&
      (right - left) * (bottom - top) < widthPoints * heightPoints * thresholds.mostOfPage,
  );
  const rules = new Set(
    (barsOf(free) as PagePath[]).filter(
      (bar) => bar.right - bar.left > thresholds.shortestRule && bar.stroke !== 'ffffff',
    ),
  );

  for (const rule of rules) {
    if (frames.some((frame) => isSideOf(rule, frame))) {
      rules.delete(rule);
    }
  }

  const takeRule = (bounds: Bounds, from: number, to: number): LineStroke | null => {
    for (const rule of rules) {
      const y = (rule.top + rule.bottom) / 2;

      if (y >= from && y <= to && isAsWide(rule, bounds)) {
        rules.delete(rule);

        return strokeOf(rule);
      }
    }

    return null;
  };

  return (draft) => {
    const { lines, bounds, box } = draft;
    const [first, last] = [lines[0], lines.at(-1)];
    const framed = framedLook(draft, frames, content) ?? barredLook(draft, bars);

    if (framed !== null) {
      return { ...plainLook, background: backgroundOf(lines, bounds, fills), ...framed };
    }

    if (first === undefined || last === undefined || (fills.length === 0 && rules.size === 0)) {
      return plainLook;
    }

    return {
      frame: null,
      background: backgroundOf(lines, bounds, fills),
      ruleAbove: takeRule(
        bounds,
        box.top - first.sizePoints * thresholds.nearRule,
        first.baseline - first.sizePoints * thresholds.letterHeight,
      ),
      ruleBelow: takeRule(
        bounds,
        last.baseline + last.sizePoints * thresholds.underline,
        last.baseline + last.sizePoints * thresholds.nearRule,
      ),
    };
  };
}

function isSideOf(rule: Box, frame: PageFrame): boolean {
  const y = (rule.top + rule.bottom) / 2;

  return (
    sharedAcross(rule, frame) > 0 &&
    Math.min(Math.abs(y - frame.top), Math.abs(y - frame.bottom)) < thresholds.sameSide
  );
}

function isAsWide(box: Box, { left, right }: Bounds): boolean {
  const width = right - left;

  return (
    box.right - box.left >= width * thresholds.columnShare &&
    box.right - box.left <= width * thresholds.ruleWidth + thresholds.ruleOverhang &&
    box.left < left + width * thresholds.ruleInset &&
    box.right > right - width * thresholds.ruleInset
  );
}

function strokeOf({ fill, stroke, strokeWidth, top, bottom }: PagePath): LineStroke {
  return stroke === null
    ? { widthPoints: Math.max(thresholds.thinnestRule, bottom - top), colour: fill ?? '000000' }
    : { widthPoints: Math.max(thresholds.thinnestRule, strokeWidth), colour: stroke };
}

/**
 * Colour behind every line, null unless all agree; each line may have its own rectangle, as in code listings.
 */
function backgroundOf(lines: readonly TextLine[], bounds: Bounds, fills: readonly PagePath[]): Colour | null {
  const colours = new Set(
    lines.map((line) => {
      const middle = (line.top + line.bottom) / 2;
      const behind = fills.findLast(
        (fill) =>
          fill.top <= middle &&
          fill.bottom >= middle &&
          fill.left <= line.left + 1 &&
          fill.right >= line.right - 1 &&
          isAsWide(fill, bounds) &&
          fill.order < (line.glyphs[0]?.glyph.order ?? 0),
      );

      return behind?.fill ?? null;
    }),
  );
  const [only = null] = colours;

  return colours.size === 1 ? only : null;
}
