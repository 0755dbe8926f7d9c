import { commonest } from '../layout/commonest.ts';
import type { Block, BlockPosition, Footnote, Paragraph, Section } from '../layout/model.ts';
import type { Box } from '../layout/page-content.ts';
import { linesIn } from './lines.ts';
import { outerBorders } from './row-borders.ts';

/** How a block comes to stand where it stood in the source. */
export interface FlowPlacement {
  /** Room above it, in points. */
  readonly before: number;
  readonly breakBefore: 'none' | 'column' | 'page';
  /** Stands on its place of the page, because in the flow it would push away what it overlaps. */
  readonly floats: boolean;
  /** Of a picture or table: from the left edge of its column, in points. */
  readonly indent: number;
}

export interface SectionFlow {
  readonly placements: ReadonlyMap<Block, FlowPlacement>;
  /** Where its text begins and must end on a page, in points from the top. */
  readonly top: number;
  readonly bottom: number;
}

/** Where the text before a section ended. */
export interface FlowEnd {
  readonly pageIndex: number;
  readonly y: number;
}

/** Rounded so that equal gaps of the source stay equal; what rounding loses, the next gap gives back. */
const stepPoints = 0.5;

/** Pictures that stand this far over what is above them would push it away. */
const overlapPoints = 6;

/** Gaps at the top of a page up to this are left out, in points. */
const leastTopGap = 2;

/** Lines begin at most this far below the tops of their letters, in points. */
const lowerPoints = 12;

/** Free at the foot of a page without a footer. */
const leastFooterPoints = 9;

/** Where fewer lines fit, a paragraph does not begin: a single line is not left alone. */
const leastLines = 1.5;

/** Gaps of a page at most; more than a page cannot be meant. */
const mostPoints = 1584;

/**
 * Plans the gaps and breaks of a section: a simulation of where Word will have got to, block by block, so that what
 * does not fit in one gap is made up for in the next ones.
 */
export function flowSection(
  section: Section,
  before: FlowEnd | null,
  notes: readonly Footnote[],
): { flow: SectionFlow; end: FlowEnd } {
  const blocks = section.blocks.filter(isInFlow);
  const top = topOf(section, blocks);
  const continues = !section.startsPage && before !== null;
  const placements = new Map<Block, FlowPlacement>();
  let at = {
    pageIndex: continues ? before.pageIndex : (blocks[0]?.places[0].pageIndex ?? section.firstPage),
    column: 0,
    y: continues ? before.y : top,
    start: continues ? before.y : top,
  };
  const limit = section.heightPoints - footerHeight(section);
  let standing: Block[] = [];
  let waiting: FlowPlacement['breakBefore'] = 'none';
  let lowest = at.y;
  let deepest = lowestNote(section, notes);

  for (const block of blocks) {
    const [place] = block.places;
    const column = columnOf(section, place);
    const extent = extentOf(block);
    let breakBefore: FlowPlacement['breakBefore'] = waiting;
    waiting = 'none';

    // What is read after what stands behind it has no way back: it follows there, and the rest goes on from there.
    const isLate = place.pageIndex < at.pageIndex || (place.pageIndex === at.pageIndex && column < at.column);

    if (place.pageIndex > at.pageIndex) {
      breakBefore = placements.size === 0 && !continues ? 'none' : 'page';
      squeeze(standing, placements, at.y - limit);
      standing = [];
      at = { pageIndex: place.pageIndex, column, y: top, start: top };
      lowest = top;
    } else if (!isLate && column > at.column) {
      breakBefore = isFull(section.heightPoints - section.margins.bottom - at.y, block) ? 'none' : 'column';
      squeeze(standing, placements, at.y - limit);
      standing = [];
      at = { ...at, column, y: at.start };
    }

    const indent = place.box.left - (section.columns[column]?.left ?? section.margins.left);

    const isOver = isLate || at.y - extent.top > overlapPoints || place.box.bottom > limit;

    if (block.kind === 'figure' && isOver) {
      placements.set(block, { before: 0, breakBefore: 'none', floats: true, indent });
      waiting = breakBefore;
      continue;
    }

    const room = isLate ? 0 : roomAbove(extent.top, at.y);
    placements.set(block, { before: room, breakBefore, floats: false, indent });
    standing.push(block);

    const last = block.places.at(-1) ?? place;
    const turned = last.pageIndex > at.pageIndex;
    const lastColumn = columnOf(section, last);
    const movesOn = turned || (last.pageIndex === at.pageIndex && lastColumn > at.column);
    const y =
      block.places.length === 1 || (isLate && !movesOn)
        ? at.y + room + extent.height
        : lastBottom(block, last);
    at = {
      ...at,
      pageIndex: Math.max(at.pageIndex, last.pageIndex),
      column: movesOn ? lastColumn : at.column,
      y,
      start: turned ? top : at.start,
    };
    lowest = turned ? y : Math.max(lowest, y);
    standing = turned ? [] : standing;
    deepest = Math.max(deepest, y, ...block.places.map((each) => lastBottom(block, each)));
  }

  squeeze(standing, placements, at.y - limit);

  return {
    flow: { placements, top, bottom: Math.max(deepest, section.heightPoints - section.margins.bottom) },
    end: { pageIndex: at.pageIndex, y: lowest },
  };
}

/**
 * True when a paragraph does not fit into what a column has left, so that it moves on by itself. No break is written
 * then: one behind text that needs a line more than it did would leave the next column all but empty.
 */
function isFull(room: number, block: Block): boolean {
  return block.kind === 'paragraph' && room < block.lineSpacing * leastLines;
}

/** Word leaves out the room above a paragraph that begins a page: what makes the gap has to stand there itself. */
export function startsLower({ before, breakBefore }: FlowPlacement): boolean {
  return breakBefore === 'page' && before > leastTopGap;
}

/** Plans the gaps of blocks that stand in a cell, a header or a box: there are no breaks. */
export function flowWithin(
  blocks: readonly Block[],
  { left, top }: Pick<Box, 'left' | 'top'>,
): Map<Block, FlowPlacement> {
  const placements = new Map<Block, FlowPlacement>();
  let y = top;

  for (const block of blocks.filter(isInFlow)) {
    const extent = extentOf(block);
    const before = roomAbove(extent.top, y);
    const indent = block.places[0].box.left - left;
    placements.set(block, { before, breakBefore: 'none', floats: false, indent });
    y += before + extent.height;
  }

  return placements;
}

function roomAbove(top: number, y: number): number {
  return Math.round(Math.min(mostPoints, Math.max(0, top - y)) / stepPoints) * stepPoints;
}

/** Takes from the gaps of a page, from its end, what would make it run over. */
export function squeeze(
  standing: readonly Block[],
  placements: Map<Block, FlowPlacement>,
  excess: number,
): void {
  let left = excess;

  for (const block of standing.toReversed()) {
    const placement = placements.get(block);

    if (left <= 0 || placement === undefined) {
      return;
    }

    const taken = Math.min(placement.before, Math.ceil(left));
    placements.set(block, { ...placement, before: placement.before - taken });
    left -= taken;
  }
}

/** From the lower edge of the page to the top of the highest footer. */
export function footerHeight({ footers, heightPoints }: Section): number {
  const tops = footers.flatMap(({ blocks }) => blocks.map((block) => extentOf(block).top));

  return tops.length === 0
    ? leastFooterPoints
    : Math.max(leastFooterPoints, heightPoints - Math.min(...tops));
}

/** Floating blocks stand where they stand and move nothing. */
export function isInFlow(block: Block): boolean {
  return block.kind !== 'floating-text' && !(block.kind === 'figure' && block.placement === 'floating');
}

/** Height and wanted top of the first piece of a block. */
export function extentOf(block: Block): { readonly top: number; readonly height: number } {
  const [{ box }] = block.places;

  if (block.kind === 'paragraph') {
    const { top, bottom } = linesIn(block, block.places[0]);
    const rules = (block.ruleAbove === null ? 0 : 1) + (block.ruleBelow === null ? 0 : 1);
    const { above, below } = frameRoom(block);

    return { top: top - above, height: above + bottom - top + rules + below };
  }

  if (block.kind === 'table') {
    const { above, below } = outerBorders(block);
    const height = block.rowHeights.reduce((sum, row) => sum + row, 0);

    return { top: box.top - above / 2, height: above / 2 + height + below / 2 };
  }

  return { top: box.top, height: box.bottom - box.top };
}

/** What the box around a paragraph takes above its first and below its last line. */
function frameRoom({ frame }: Paragraph): { readonly above: number; readonly below: number } {
  if (frame === null) {
    return { above: 0, below: 0 };
  }

  const { borders, padding, opens, closes } = frame;

  return {
    above: opens ? padding.top + (borders.top?.widthPoints ?? 0) : 0,
    below: closes ? padding.bottom + (borders.bottom?.widthPoints ?? 0) : 0,
  };
}

/** Where the first line or row begins that a block has in one of its places. */
function topIn(block: Block, place: BlockPosition): number {
  return block.kind === 'paragraph' ? linesIn(block, place).top : place.box.top;
}

function lastBottom(block: Block, last: BlockPosition): number {
  return block.kind === 'paragraph' ? linesIn(block, last).bottom : last.box.bottom;
}

/**
 * The text area begins where the highest of its pages begins, at the margin or above it. Of pages that begin nearly as
 * high it is set to suit most.
 */
function topOf(section: Section, blocks: readonly Block[]): number {
  const tops: number[] = [];
  let page = -1;

  for (const block of blocks) {
    const [place, ...others] = block.places;
    tops.push(
      ...others.filter(({ pageIndex }) => pageIndex !== place.pageIndex).map((each) => topIn(block, each)),
    );

    if (place.pageIndex !== page && (section.startsPage || place.pageIndex !== section.firstPage)) {
      page = place.pageIndex;
      tops.push(extentOf(block).top);
    }
  }

  const first = Math.min(...tops);
  // Where lines are set lower in their letters than the source has them, its margin is not theirs.
  const highest = first < section.margins.top + lowerPoints ? first : section.margins.top;
  const usual = commonest(
    tops.filter((top) => top <= highest + leastTopGap).map((top) => Math.round(top * 5) / 5),
  );

  return Math.max(0, usual ?? highest, headerBottom(section));
}

/** Word pushes the text of a page below its header. */
function headerBottom({ headers }: Section): number {
  const bottoms = headers.flatMap(({ blocks }) =>
    blocks.filter(isInFlow).map((block) => extentOf(block).top + extentOf(block).height),
  );

  return Math.max(0, ...bottoms);
}

/** Notes stand above the lower margin, too. */
function lowestNote({ firstPage, lastPage }: Section, notes: readonly Footnote[]): number {
  const bottoms = notes
    .flatMap(({ blocks }) => blocks.flatMap(({ places }) => places))
    .filter(({ pageIndex }) => firstPage <= pageIndex && pageIndex <= lastPage)
    .map(({ box }) => box.bottom);

  return Math.max(0, ...bottoms);
}

/** Index of the column that holds the middle of a place. */
export function columnOf({ columns }: Section, { box }: BlockPosition): number {
  const middle = (box.left + box.right) / 2;
  const index = columns.findIndex(
    ({ right }, at) => middle <= (right + (columns[at + 1]?.left ?? right)) / 2,
  );

  return index === -1 ? columns.length - 1 : index;
}

/** A paragraph that turns a page between its first or last line and the others. */
export function standsAlone(paragraph: Paragraph): boolean {
  return (
    paragraph.places.length > 1 && paragraph.places.some((place) => linesIn(paragraph, place).count === 1)
  );
}
