import { commonest } from '@octavo/layout/commonest';
import type { Block, BlockPosition, Footnote, Paragraph, Section } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { outerBorders } from '../tables/row-borders.ts';
import { linesIn } from './lines.ts';

/** Spacing, break and indent that put a block at its source position. */
export interface FlowPlacement {
  /** Space above it, in points. */
  readonly before: number;
  readonly breakBefore: 'none' | 'column' | 'page';
  /**
   * True when the block is anchored at its page position, because in the flow it would push away content it
   * overlaps.
   */
  readonly floats: boolean;
  /** Indent of a picture or table from the left edge of its column, in points. */
  readonly indent: number;
  /** Position on the page at which the space above it begins, in points; absent where there is no page. */
  readonly top?: number;
}

export interface SectionFlow {
  readonly placements: ReadonlyMap<Block, FlowPlacement>;
  /** Top and bottom limits of its text on a page, in points from the top. */
  readonly top: number;
  readonly bottom: number;
}

/** Position at which the text before a section ends. */
export interface FlowEnd {
  readonly pageIndex: number;
  readonly y: number;
}

/** Rounding step, so that equal gaps of the source stay equal; the next gap corrects the rounding error. */
const stepPoints = 0.5;

/** Pictures that overlap the content above them by more than this would push it away. */
const overlapPoints = 6;

/** Gaps at the top of a page up to this size are omitted, in points. */
const leastTopGap = 2;

/**
 * Largest distance in points from the margin to the first line, because lines begin below the tops of their
 * letters.
 */
const lowerPoints = 12;

/** Free space in points at the foot of a page without a footer. */
const leastFooterPoints = 9;

/** A paragraph does not start where fewer lines fit, because a single line is not left alone. */
const leastLines = 1.5;

/** Largest gap in points; a gap of more than a page cannot be intended. */
const mostPoints = 1584;

/**
 * Plans the gaps and breaks of a section by simulating Word's position block by block, so that later gaps
 * compensate for earlier deviations.
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

    // A block read after content that follows it on the page cannot go back: it is placed here, and the flow
    // continues below it.
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
    placements.set(block, { before: room, breakBefore, floats: false, indent, top: at.y });
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
 * True when a paragraph does not fit into the rest of a column, so Word moves it automatically. No break is
 * written then: after text that needs one line more than in the source, a break would leave the next column
 * almost empty.
 */
function isFull(room: number, block: Block): boolean {
  return block.kind === 'paragraph' && room < block.lineSpacing * leastLines;
}

/** Word drops the space above a paragraph that starts a page, so a filler paragraph must make the gap. */
export function startsLower({ before, breakBefore }: FlowPlacement): boolean {
  return breakBefore === 'page' && before > leastTopGap;
}

/** Plans the gaps of blocks in a cell, header or box, which have no breaks. */
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

/** Reduces the gaps of a page, from its end, by the amount it would overflow. */
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

/** Distance from the lower edge of the page to the top of the highest footer. */
export function footerHeight({ footers, heightPoints }: Section): number {
  const tops = footers.flatMap(({ blocks }) => blocks.map((block) => extentOf(block).top));

  return tops.length === 0
    ? leastFooterPoints
    : Math.max(leastFooterPoints, heightPoints - Math.min(...tops));
}

/** False for floating blocks, which have a fixed position and displace nothing. */
export function isInFlow(block: Block): boolean {
  return block.kind !== 'floating-text' && !(block.kind === 'figure' && block.placement === 'floating');
}

/** Height and intended top of the first fragment of a block. */
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

/** Space that a paragraph's frame takes above its first and below its last line. */
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

/** Top of the first line or row in a fragment of the block. */
function topIn(block: Block, place: BlockPosition): number {
  return block.kind === 'paragraph' ? linesIn(block, place).top : place.box.top;
}

function lastBottom(block: Block, last: BlockPosition): number {
  return block.kind === 'paragraph' ? linesIn(block, last).bottom : last.box.bottom;
}

/**
 * Top of the text area: that of the page that begins highest, at the margin or above it. Among pages that
 * begin almost as high, the most common value is taken.
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
  // The source may set lines lower in their line boxes than Word, so a first line far below the margin is not
  // taken as the top.
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

/** Bottom of the lowest footnote; footnotes must stay above the lower margin, too. */
function lowestNote({ firstPage, lastPage }: Section, notes: readonly Footnote[]): number {
  const bottoms = notes
    .flatMap(({ blocks }) => blocks.flatMap(({ places }) => places))
    .filter(({ pageIndex }) => firstPage <= pageIndex && pageIndex <= lastPage)
    .map(({ box }) => box.bottom);

  return Math.max(0, ...bottoms);
}

/** Index of the column that contains the horizontal centre of a fragment. */
export function columnOf({ columns }: Section, { box }: BlockPosition): number {
  const middle = (box.left + box.right) / 2;
  const index = columns.findIndex(
    ({ right }, at) => middle <= (right + (columns[at + 1]?.left ?? right)) / 2,
  );

  return index === -1 ? columns.length - 1 : index;
}
