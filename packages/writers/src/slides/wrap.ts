import { boxAround, widthOf } from '@octavo/layout/boxes';
import type { Alignment } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import type { TextGroup } from './group.ts';
import { firstWord } from './line.ts';
import type { TextBlock } from './text-block.ts';

/** Spare share of the frame width when nothing limits it, because other fonts are wider. */
const reserve = 0.05;

/**
 * Share used of the free width between the longest line and the point at which a line would take another
 * word.
 */
const usedShare = 0.5;

/** Left and right sides of a frame on the page. */
export interface FrameSides {
  readonly left: number;
  readonly right: number;
}

/**
 * Frame sides that keep the line breaks of the page: all lines fit, and none has room for the first word of
 * the next.
 */
export function sidesOf(group: TextGroup, alignments: readonly Alignment[]): FrameSides {
  const box = boxAround(
    group.flatMap(({ lines, box: whole }): readonly Box[] => (lines.length > 0 ? lines : [whole])),
  );
  const spare = Math.min(...group.map((block, index) => spareOf(block, alignments[index]!, box)));
  const width = widthOf(box);
  const more = Math.min(Math.max(0, spare) * usedShare, width * reserve + 1);
  const isRightToLeft = group[0].paragraph.direction === 'rtl';

  if (alignments.every((alignment) => alignment === 'centre')) {
    return { left: box.left - more / 2, right: box.right + more / 2 };
  }

  const growsLeft = alignments.every((alignment) => alignment === 'right') !== isRightToLeft;

  return growsLeft
    ? { left: box.left - more, right: box.right }
    : { left: box.left, right: box.right + more };
}

/** Width that a frame can gain before a line of the block takes a word of the next one. */
function spareOf({ lines, paragraph, inlines }: TextBlock, alignment: Alignment, frame: Box): number {
  const breaks = inlines.filter(({ kind }) => kind === 'break').length;

  if (lines.length < 2 || lines.length === breaks + 1) {
    return Number.POSITIVE_INFINITY;
  }

  // Justified lines are as wide as their frame, so they do not show how much of the next word would have fit.
  if (alignment === 'justify') {
    return widthOf(frame) * 0.01;
  }

  return Math.min(
    ...lines.slice(0, -1).map((line, index) => {
      const word = firstWord(lines[index + 1]!, paragraph.direction);

      if (alignment === 'centre') {
        return widthOf(line) + word - widthOf(frame);
      }

      return (alignment === 'right') !== (paragraph.direction === 'rtl')
        ? frame.left - (line.left - word)
        : line.right + word - frame.right;
    }),
  );
}
