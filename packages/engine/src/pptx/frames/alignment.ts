import { widthOf } from '../../layout/boxes.ts';
import type { Alignment } from '../../layout/model.ts';
import type { Box } from '../../layout/page-content.ts';
import { sizeOf, type TextGroup } from './group.ts';
import type { TextBlock } from './text-block.ts';

/** Font sizes by which edges and middles may miss each other. */
const near = 0.3;

/**
 * The alignment of each block of a frame. A line alone says nothing of it: then what stands around it does.
 *
 * @param frame box of all lines of the frame
 * @param room the shape or page that the frame stands in
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

  // Beyond the middle, and nearer to the far edge than any margin: a number in a corner.
  return after < 0.12 * widthOf(room) && before > 2 * after + widthOf(room) / 2 ? 'right' : 'left';
}
