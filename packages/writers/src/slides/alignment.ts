import { widthOf } from '@octavo/layout/boxes';
import type { Alignment } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { sizeOf, type TextGroup } from './group.ts';
import type { TextBlock } from './text-block.ts';

/** Tolerance for edges and centres, in font sizes. */
const near = 0.3;

/**
 * Alignment of each block of a frame. A single line does not show its alignment, so its surroundings
 * determine it.
 *
 * @param frame box of all lines of the frame
 * @param room shape or page that contains the frame
 */
export function alignmentsOf(group: TextGroup, frame: Box, room: Box): readonly Alignment[] {
  return group.map((block) => {
    if (block.lines.length > 1) {
      return block.paragraph.alignment;
    }

    return group.length > 1 ? within(block, frame) : within(block, room);
  });
}

function within(block: TextBlock, room: Box): Alignment {
  const { paragraph, lines, box } = block;
  const line = lines[0] ?? box;
  const tolerance = near * sizeOf(block);
  const [left, right] = [line.left - room.left, room.right - line.right];
  const [before, after] = paragraph.direction === 'rtl' ? [right, left] : [left, right];

  if (paragraph.role.kind === 'list-item' || Math.min(before, after) < -tolerance) {
    return 'left';
  }

  if (Math.abs(before - after) <= 2 * tolerance && before > tolerance) {
    return 'centre';
  }

  // Starts beyond the centre and ends closer to the far edge than any margin, such as a number in a corner.
  return after < 0.12 * widthOf(room) && before > 2 * after + widthOf(room) / 2 ? 'right' : 'left';
}
