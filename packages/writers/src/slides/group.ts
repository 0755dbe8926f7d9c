import { boxAround, heightOf, sharedAcross, widthOf } from '@octavo/layout/boxes';
import type { Box } from '@octavo/pdf/content/page-content';
import { smallestAround } from './smallest-around.ts';
import type { TextBlock } from './text-block.ts';

/** Blocks of one text frame, from top to bottom. */
export type TextGroup = readonly [TextBlock, ...TextBlock[]];

/** Page content other than text that separates frames. */
export interface FrameObstacles {
  /** Boxes with a fill or an outline, which may contain text. */
  readonly containers: readonly Box[];
  /** Rules and pictures, which separate the text above from the text below. */
  readonly separators: readonly Box[];
  /** True when the page is wider than high, like a slide. */
  readonly isSlide: boolean;
}

/** Size ratios above this separate frames; list items may differ more. */
const sizeJump = 1.35;
const itemSizeJump = 2.2;

/** Largest baseline distance within a frame and within a list, in font sizes. */
const nearBaselines = 2.6;
const nearItems = 4.2;

/**
 * The same on slides, which have few frames with widely spaced paragraphs, for text with the same left edge.
 */
const nearOnSlides = 5.2;
const sameEdge = 1.5;

/** Largest difference of left edges within a frame, in font sizes. */
const nearEdge = 1.6;
const nearItemEdge = 6;

/** Groups consecutive blocks into frames. */
export function groupBlocks(
  blocks: readonly TextBlock[],
  surroundings: FrameObstacles,
): readonly TextGroup[] {
  const groups: [TextBlock, ...TextBlock[]][] = [];

  for (const block of blocks) {
    const group = groups.at(-1);

    if (group !== undefined && continues(group, block, surroundings)) {
      group.push(block);
    } else {
      groups.push([block]);
    }
  }

  return groups;
}

/** True when a block continues a group. */
export function continues(group: TextGroup, next: TextBlock, surroundings: FrameObstacles): boolean {
  const last = group.at(-1)!;
  const box = boxAround(group.map((block) => block.box));

  return (
    isAlike(last, next) &&
    isBelow(group, next, surroundings) &&
    isAligned(box, last, next) &&
    smallestAround(last.box, surroundings.containers) === smallestAround(next.box, surroundings.containers) &&
    !isSeparated(last.box, next.box, surroundings)
  );
}

export function sizeOf({ lines, paragraph }: TextBlock): number {
  return lines.length > 0
    ? Math.max(...lines.map(({ sizePoints }) => sizePoints))
    : Math.max(1, heightOf(paragraph.places[0].box) / Math.max(1, paragraph.lineCount) / 1.2);
}

function isAlike(a: TextBlock, b: TextBlock): boolean {
  const [small, large] = [sizeOf(a), sizeOf(b)].toSorted((x, y) => x - y);

  return (
    a.paragraph.direction === b.paragraph.direction &&
    !a.paragraph.vertical &&
    !b.paragraph.vertical &&
    large! / small! <= (isItem(a) && isItem(b) ? itemSizeJump : sizeJump)
  );
}

function isBelow(group: TextGroup, below: TextBlock, { isSlide }: FrameObstacles): boolean {
  const above = group.at(-1)!;
  const from = above.lines.at(-1);
  const to = below.lines[0];

  if (from === undefined || to === undefined) {
    return false;
  }

  const distance = to.baseline - from.baseline;
  const size = Math.max(from.sizePoints, to.sizePoints);
  const isInColumn = group.some(({ lines }) =>
    lines.some(
      (line) => Math.abs(line.left - to.left) < sameEdge && Math.abs(line.sizePoints - to.sizePoints) < 0.5,
    ),
  );
  const farthest = isItem(above) && isItem(below) ? nearItems : nearBaselines;

  return distance > 0.5 * size && distance <= (isSlide && isInColumn ? nearOnSlides : farthest) * size;
}

function isItem({ paragraph }: TextBlock): boolean {
  return paragraph.role.kind === 'list-item';
}

function isAligned(box: Box, last: TextBlock, next: TextBlock): boolean {
  const size = Math.max(sizeOf(last), sizeOf(next));
  const shared = sharedAcross(box, next.box);

  if (shared < 0.5 * Math.min(widthOf(box), widthOf(next.box))) {
    return false;
  }

  const edge = isItem(last) || isItem(next) ? nearItemEdge : nearEdge;
  const isRightToLeft = next.paragraph.direction === 'rtl';
  const begins = isRightToLeft ? box.right - next.box.right : next.box.left - box.left;
  const centres = (box.left + box.right) / 2 - (next.box.left + next.box.right) / 2;
  const ends = box.right - next.box.right;

  return Math.abs(begins) <= edge * size || Math.abs(centres) <= 0.5 * size || Math.abs(ends) <= 0.3 * size;
}

/** Smallest shape that contains the whole group, or else the page. */
export function roomOf(group: TextGroup, surroundings: FrameObstacles, page: Box): Box {
  return smallestAround(boxAround(group.map(({ box }) => box)), surroundings.containers) ?? page;
}

function isSeparated(above: Box, below: Box, { separators }: FrameObstacles): boolean {
  const left = Math.min(above.left, below.left);
  const right = Math.max(above.right, below.right);

  return separators.some((separator) => {
    const middle = (separator.top + separator.bottom) / 2;

    return (
      middle > above.bottom - 1 &&
      middle < below.top + 1 &&
      sharedAcross(separator, { left, right }) > 0.4 * (right - left)
    );
  });
}
