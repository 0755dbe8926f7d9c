import { boxAround } from '@octavo/layout/boxes';
import type { Alignment, Inline, TextStyle } from '@octavo/layout/model';
import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { officeFamily } from '../ooxml/fonts.ts';
import { alignmentsOf } from './alignment.ts';
import { sizeOf, type TextGroup } from './group.ts';
import { indentsOf } from './indents.ts';
import { listStarts } from './list-starts.ts';
import type { ShapeItem, SlideParagraph } from './slide.ts';
import { firstBaseline, lastDescent, spacingOf } from './spacing.ts';
import { type FrameSides, sidesOf } from './wrap.ts';

/** No space between a frame and its text. */
export const noInsets: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** A text frame and its index in the painting order. */
export interface OrderedFrame {
  readonly order: number;
  readonly item: ShapeItem;
}

/**
 * A frame with the text of a group that keeps all baselines of the page.
 *
 * @param room shape or page that contains the text
 */
export function textFrame(
  group: TextGroup,
  role: 'title' | 'text',
  room: Box,
  page: PageContent,
): OrderedFrame {
  const lines = group.flatMap((block) => block.lines);
  const alignments = alignmentsOf(
    group,
    boxAround(lines.length === 0 ? group.map(({ box }) => box) : lines),
    room,
  );
  const isRightToLeft = group[0].paragraph.direction === 'rtl';
  const tight = sidesOf(group, alignments);
  const wraps = lines.length > 1 || role === 'title';
  const sides =
    lines.length === 1 && role === 'title' ? widened(tight, alignments[0]!, isRightToLeft, page) : tight;
  const spacings = spacingOf(group);
  const starts = listStarts(group);

  const paragraphs = group.map((block, index): SlideParagraph => {
    const alignment = alignments[index]!;
    const edge = isRightToLeft ? sides.right : sides.left;
    const { text, first } = indentsOf(block, edge);
    const isPlaced = alignment === 'centre' || alignment === 'right';
    const { role: kind } = block.paragraph;

    return {
      inlines: block.inlines.map(inOffice),
      alignment,
      direction: block.paragraph.direction,
      mark: kind.kind === 'list-item' ? kind.mark : null,
      startsAt: starts[index]!,
      marginPoints: isPlaced ? 0 : Math.max(0, text),
      indentPoints: isPlaced ? 0 : first - Math.max(0, text),
      spaceBeforePoints: spacings[index]!.spaceBeforePoints,
      lineSpacing: { kind: 'percent', percent: spacings[index]!.percent },
      tabStops: block.paragraph.tabStops,
    };
  });

  const item: ShapeItem = {
    kind: 'shape',
    role,
    geometry: { kind: 'rectangle' },
    box: { ...sides, ...heightAround(group, spacings[0]!.percent) },
    angle: 0,
    fill: null,
    outline: null,
    opacity: 1,
    text: {
      paragraphs,
      emptySizePoints: sizeOf(group[0]),
      wraps,
      vertical: group[0].paragraph.vertical,
      anchor: 'top',
      insets: noInsets,
    },
  };

  return { order: Math.min(...group.map(({ order }) => order)), item };
}

/** Widens the frame of a single-line title, so that a longer one can be typed. */
function widened(
  { left, right }: FrameSides,
  alignment: Alignment,
  isRightToLeft: boolean,
  { widthPoints }: PageContent,
): FrameSides {
  if (alignment === 'centre') {
    const half = Math.max(right - left, widthPoints * 0.9) / 2;

    return { left: (left + right) / 2 - half, right: (left + right) / 2 + half };
  }

  return (alignment === 'right') !== isRightToLeft
    ? { left: Math.min(left, widthPoints * 0.05), right }
    : { left, right: Math.max(right, widthPoints * 0.95) };
}

function heightAround(group: TextGroup, percent: number): Pick<Box, 'top' | 'bottom'> {
  const first = group[0].lines[0];
  const last = group.at(-1)!.lines.at(-1);

  if (first === undefined || last === undefined) {
    return boxAround(group.map(({ box }) => box));
  }

  return {
    top: first.baseline - firstBaseline(first.sizePoints, percent),
    bottom: last.baseline + lastDescent(last.sizePoints),
  };
}

/** Replaces the font of an inline with one that Office has. */
export function inOffice(inline: Inline): Inline {
  return 'style' in inline ? { ...inline, style: officeStyle(inline.style) } : inline;
}

function officeStyle(style: TextStyle): TextStyle {
  return { ...style, family: officeFamily(style) };
}
