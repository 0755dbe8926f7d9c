import type { PageContent } from '@octavo/pdf/content/page-content';
import type { ParagraphDraft } from '../../block/draft.ts';
import { boxAround, heightOf, mostlyHolds, widthOf } from '../../boxes.ts';
import type { LineStroke, Paragraph } from '../../model.ts';
import { isInColumn } from '../../page/frames/framed-lines.ts';
import type { MarginBar, PageFrame } from '../../page/frames/frames.ts';

type FramedLook = Pick<Paragraph, 'frame'> &
  Partial<Pick<Paragraph, 'background' | 'indentLeft' | 'indentRight'>>;

const thresholds = {
  /**
   * Largest difference between the indents of paragraphs in one frame, in points; otherwise each would have its
   * own box.
   */
  sameIndent: 3,

  /**
   * Limits below which colour behind a single line highlights its words: height in multiples of the font size,
   * and width as a share of the column.
   */
  lowest: 1.9,
  columnShare: 0.85,

  /** Largest distance between a paragraph's border and its text, in points. */
  widestPadding: 31,

  /** Distance by which a paragraph may extend beyond the bar beside it, in points. */
  aboveBar: 4,
};

/** Border, padding and background of a framed paragraph. */
export function framedLook(
  { lines, box, bounds, alignment }: ParagraphDraft,
  frames: readonly PageFrame[],
  { glyphs }: PageContent,
): FramedLook | null {
  const frame = frames.find(
    (candidate) => !candidate.isMixed && isInColumn(candidate, bounds) && mostlyHolds(candidate, box),
  );
  const [first] = lines;

  if (frame === undefined || first === undefined) {
    return null;
  }

  const { left, top, right, bottom, stroke, background } = frame;
  const isMark =
    stroke === null &&
    heightOf(frame) < first.sizePoints * thresholds.lowest &&
    widthOf(frame) < (bounds.right - bounds.left) * thresholds.columnShare;
  const own = boxAround(glyphs.filter((glyph) => glyph.text.trim() !== '' && mostlyHolds(frame, glyph)));
  const isPlaced = alignment === 'left' || alignment === 'justify';

  if (isMark || (isPlaced && box.left - own.left > thresholds.sameIndent)) {
    return null;
  }

  const side = paddingOf(Math.min(own.left - left, right - own.right));
  const padding = {
    left: isPlaced ? paddingOf(own.left - left) : side,
    top: paddingOf(own.top - top),
    right: side,
    bottom: paddingOf(bottom - own.bottom),
  };
  // The background extends to the border; a border of the same colour keeps it as large as it was painted.
  const border: LineStroke = stroke ?? { widthPoints: 0.25, colour: background ?? 'ffffff' };

  return {
    background,
    frame: {
      borders: { top: border, right: border, bottom: border, left: border },
      padding,
      opens: box.top - own.top < 1,
      closes: own.bottom - box.bottom < 1,
    },
    ...(isPlaced ? {} : { indentLeft: left + padding.left - bounds.left }),
    indentRight: bounds.right - right + padding.right,
  };
}

function paddingOf(points: number): number {
  return Math.min(thresholds.widestPadding, Math.max(0, points));
}

/** Look of a paragraph with a bar along its left side, as quotations have. */
export function barredLook({ box }: ParagraphDraft, bars: readonly MarginBar[]): FramedLook | null {
  const bar = bars.find(
    ({ x, top, bottom }) =>
      x <= box.left &&
      box.left - x < thresholds.widestPadding &&
      box.top > top - thresholds.aboveBar &&
      box.bottom < bottom + thresholds.aboveBar,
  );

  return bar === undefined
    ? null
    : {
        frame: {
          borders: { top: null, right: null, bottom: null, left: bar.stroke },
          padding: { left: box.left - bar.x, top: 0, right: 0, bottom: 0 },
          opens: true,
          closes: true,
        },
      };
}
