import type { Box, Colour, PagePath } from '@octavo/pdf/content/page-content';
import type { Bounds, ParagraphDraft } from '../../block/draft.ts';
import { grown, mostlyHolds, sharedAcross } from '../../boxes.ts';
import type { Paragraph, Stroke } from '../../model.ts';
import type { PageFrame } from '../../page/frames/frames.ts';
import type { PageParts } from '../../page/read-page.ts';
import { barsOf } from '../../text/decorations.ts';
import type { TextLine } from '../../text/lines.ts';
import { barredLook, framedLook } from './framed-looks.ts';

/** Decoration painted behind and between whole paragraphs. */
export type ParagraphLook = Pick<Paragraph, 'background' | 'ruleAbove' | 'ruleBelow' | 'frame'> &
  Partial<Pick<Paragraph, 'indentLeft' | 'indentRight'>>;

export const plainLook = {
  background: null,
  ruleAbove: null,
  ruleBelow: null,
  frame: null,
} as const satisfies ParagraphLook;

/** Minimum width of a column's decoration, as a share of the column width. */
const columnShare = 0.85;

/** Share of the page area from which a background belongs to the page. */
const mostOfPage = 0.5;

/** Largest distance between a paragraph and its rule, in multiples of the font size. */
const nearRule = 1.3;

/** A rule within this distance of a frame's side, in points, is that side. */
const sameSide = 3;

/** A rule nearer to the baseline than this share of the font size is an underline. */
const underline = 0.34;

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
}: PageParts): (draft: ParagraphDraft) => ParagraphLook {
  const { widthPoints, heightPoints, paths, pageIndex } = content;
  const areas = [
    ...tables.flatMap(({ places }) =>
      places.filter((place) => place.pageIndex === pageIndex).map(({ box }) => grown(box, 3)),
    ),
    ...figures.filter(({ behindText }) => !behindText).map((figure) => grown(figure, 3)),
  ];
  const free = paths
    .filter(({ opacity }) => opacity > 0)
    .filter((path) => !areas.some((area) => mostlyHolds(area, path)));
  const fills = free.filter(
    ({ fill, left, top, right, bottom }) =>
      fill !== null &&
      fill !== 'ffffff' &&
      bottom - top > 6 &&
      (right - left) * (bottom - top) < widthPoints * heightPoints * mostOfPage,
  );
  const rules = new Set(
    (barsOf(free) as PagePath[]).filter((bar) => bar.right - bar.left > 40 && bar.stroke !== 'ffffff'),
  );

  for (const rule of rules) {
    if (frames.some((frame) => isSideOf(rule, frame))) {
      rules.delete(rule);
    }
  }

  const takeRule = (bounds: Bounds, from: number, to: number): Stroke | null => {
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
        box.top - first.sizePoints * nearRule,
        first.baseline - first.sizePoints * 0.7,
      ),
      ruleBelow: takeRule(
        bounds,
        last.baseline + last.sizePoints * underline,
        last.baseline + last.sizePoints * nearRule,
      ),
    };
  };
}

function isSideOf(rule: Box, frame: PageFrame): boolean {
  const y = (rule.top + rule.bottom) / 2;

  return (
    sharedAcross(rule, frame) > 0 && Math.min(Math.abs(y - frame.top), Math.abs(y - frame.bottom)) < sameSide
  );
}

function isAsWide(box: Box, { left, right }: Bounds): boolean {
  const width = right - left;

  return (
    box.right - box.left >= width * columnShare &&
    box.right - box.left <= width * 1.2 + 24 &&
    box.left < left + width * 0.2 &&
    box.right > right - width * 0.2
  );
}

function strokeOf({ fill, stroke, strokeWidth, top, bottom }: PagePath): Stroke {
  return stroke === null
    ? { widthPoints: Math.max(0.25, bottom - top), colour: fill ?? '000000' }
    : { widthPoints: Math.max(0.25, strokeWidth), colour: stroke };
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
