import type { ParagraphLook, TextAlignment } from '@octavo/contract/edits/text';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { NewTextSetter } from '../fonts/set-new-text.ts';
import type { SetTextReport } from '../text-unit.ts';
import { letterHeights, type PageUnit } from '../units/page-unit.ts';
import { unitBounds } from '../units/read-units.ts';
import { breakLines } from './break-lines.ts';
import type { Cell } from './cells.ts';
import { type MeasureChanges, type Measures, measuresOf } from './measures.ts';
import { type PlacedLine, placeLines } from './place-lines.ts';
import { areasAround, type FrameArea, pageArea } from './room.ts';
import { type SetWord, wordsOf } from './words.ts';

/** Unit with its text set anew. */
export interface SetUnit {
  readonly unit: PageUnit;
  readonly words: readonly SetWord[];
  readonly lines: readonly PlacedLine[];
  readonly measures: Measures;
  readonly fit: SetTextReport['fit'];
  /** Units below it that make room, with the distance. */
  readonly moved: ReadonlyMap<PageUnit, number>;
}

/** Surroundings of a unit on its page. */
export interface UnitPage {
  readonly page: PdfPage;
  readonly units: readonly PageUnit[];
  readonly objects: readonly PaintedObject[];
  readonly setter: NewTextSetter;
}

/** Change of a unit. */
export interface UnitChange {
  readonly cells: readonly Cell[];
  readonly paragraph: ParagraphLook;
  readonly fit: 'flow' | 'keep';
}

/** Ways to fit text into its room, in the order in which they are tried. */
const tighter: readonly (MeasureChanges & {
  readonly leadingFactor?: number;
  readonly fit: SetTextReport['fit'];
})[] = [
  { spaces: 0.97, leadingFactor: 0.96, fit: 'tightened' },
  { spaces: 0.97, leadingFactor: 0.96, scale: 0.97, fit: 'shrunk' },
  { spaces: 0.97, leadingFactor: 0.94, scale: 0.94, fit: 'shrunk' },
];

/** Distance that letters keep from what stands below them, in ems: where there is room, and at least. */
const comfort = 0.6;
const clearance = 0.05;

/** Breaks the changed text of a unit into lines, and finds room for it. */
export async function setUnit(
  unit: PageUnit,
  { cells, paragraph, fit }: UnitChange,
  surroundings: UnitPage,
): Promise<SetUnit> {
  const { page, setter } = surroundings;
  const hasSpaces = unit.characters.some(({ glyph }) => glyph?.isSpace === true);
  const words = await wordsOf(cells, setter, { unit: page.unit, hasSpaces });
  const areas = areasAround(unit, surroundings.units, surroundings.objects);
  const { em } = unit.lines[0]!;
  const changes: MeasureChanges = {
    align: paragraph.align,
    leading: paragraph.lineSpacing === undefined ? undefined : paragraph.lineSpacing * em,
    ...roomOf(unit, paragraph.align, areas, page),
  };
  const isWhole = paragraph.align !== undefined || paragraph.lineSpacing !== undefined;
  const attempt = async (more: MeasureChanges = {}, whole = isWhole) => {
    const measures = measuresOf(unit, { ...changes, ...more });
    const broken = breakLines(words, measures, { em, isWhole: whole });

    return { unit, words, measures, lines: await placeLines(unit, broken, words, measures) };
  };
  const natural = await attempt();
  const below = bottomOf(unit, natural.lines);
  const before = unitBounds(unit).bottom;
  const none = new Map<PageUnit, number>();

  if (below >= before - clearance * em) {
    return { ...natural, fit: 'none', moved: none };
  }

  const floor = floorBelow(unit, areas, page);

  const grown = { ...natural, fit: floor > before ? 'overlaps' : 'grown', moved: none } as const;

  if (below >= floor + Math.min(comfort * em, before - floor) || floor > before) {
    return grown;
  }

  const moved = fit === 'flow' ? makeRoom(unit, areas, { by: before - below, page }) : null;

  if (moved !== null) {
    return { ...natural, fit: 'moved', moved };
  }

  if (below >= floor + clearance * em) {
    return grown;
  }

  for (const { leadingFactor = 1, fit: name, ...more } of tighter) {
    const set = await attempt({ ...more, leading: (changes.leading ?? unit.leading) * leadingFactor }, true);

    if (bottomOf(unit, set.lines) >= floor + clearance * em) {
      return { ...set, fit: name, moved: none };
    }
  }

  // A line that runs over the frame of its cell stays legible, one over the text of the next row does not.
  const texts = areas.filter((area) => area.unit !== null);
  const wide = unit.lines.length === 1 ? await attempt(roomOf(unit, paragraph.align, texts, page)) : natural;

  return { ...(wide.lines.length === 1 ? wide : natural), fit: 'overlaps', moved: none };
}

/** Lowest point of set lines. */
function bottomOf({ lines: [first] }: PageUnit, lines: readonly PlacedLine[]): number {
  return Math.min(Infinity, ...lines.map(({ base }) => base)) - letterHeights.descent * first!.em;
}

/**
 * Start and end of the lines of a unit: those of the longest. A single line has the room up to the next things beside
 * it: behind it, before it when it is flush at its end, and as much on both sides when it is centred.
 */
function roomOf(
  unit: PageUnit,
  wanted: TextAlignment | undefined,
  areas: readonly FrameArea[],
  page: PdfPage,
): Pick<MeasureChanges, 'start' | 'end'> {
  const [first] = unit.lines;

  if (unit.lines.length > 1) {
    return { end: Math.max(...unit.lines.map(({ end }) => end)) };
  }

  const { start, end, isRightToLeft } = first!;
  const free = freeBeside(unit, areas, page);
  const align = wanted === undefined || wanted === unit.align ? unit.align : null;

  if (align === 'center') {
    const middle = (start + end) / 2;
    const half = Math.min(middle - free.start, free.end - middle);

    return { start: middle - half, end: middle + half };
  }

  return align === (isRightToLeft ? 'left' : 'right') ? { start: free.start, end } : { end: free.end };
}

/** Ends of the free room before and behind a single line, in the direction of reading. */
function freeBeside(unit: PageUnit, areas: readonly FrameArea[], page: PdfPage) {
  const { start, end, isRightToLeft, em, base } = unit.lines[0]!;
  const edges = pageArea(unit.frame, page);
  const limits = isRightToLeft
    ? { start: -edges.right, end: -edges.left }
    : { start: edges.left, end: edges.right };
  const beside = areas
    .filter(({ top, bottom }) => top > base - 0.1 * em && bottom < base + 0.6 * em)
    .map(({ left, right }) => (isRightToLeft ? { start: -right, end: -left } : { start: left, end: right }));
  const before = beside.map((area) => area.end).filter((edge) => edge < start + 0.2 * em);
  const behind = beside.map((area) => area.start).filter((edge) => edge > end - 0.2 * em);
  const distance = 0.3 * em;

  return {
    start: Math.min(start, Math.max(limits.start, ...before.map((edge) => edge + distance))),
    end: Math.max(end, Math.min(limits.end, ...behind.map((edge) => edge - distance))),
  };
}

/** Highest point of what stands below a unit, or the edge of the page. */
function floorBelow(unit: PageUnit, areas: readonly FrameArea[], page: PdfPage): number {
  const own = unitBounds(unit);
  const tops = areas.filter((area) => isBelow(area, own)).map(({ top }) => top);

  return Math.max(pageArea(unit.frame, page).bottom, ...tops);
}

/** True for an area below another one, in its column. */
function isBelow(area: FrameArea, own: Omit<FrameArea, 'unit'>): boolean {
  const isBeside = area.right <= own.left || area.left >= own.right;

  return !isBeside && area.top <= own.bottom + 0.25 * (own.top - own.bottom) && area.bottom < own.bottom;
}

/** Units that go down to make room, with the distance; null when the page has none, or a picture is in the way. */
function makeRoom(
  unit: PageUnit,
  areas: readonly FrameArea[],
  { by, page }: { readonly by: number; readonly page: PdfPage },
): ReadonlyMap<PageUnit, number> | null {
  const { em } = unit.lines[0]!;
  const moved = new Map<PageUnit, number>();
  const column = [{ ...unitBounds(unit), unit: null as PageUnit | null }];
  const below = areas
    .filter((area) => area.bottom < column[0]!.bottom)
    .sort((one, other) => other.top - one.top);
  const edge = pageArea(unit.frame, page).bottom;

  for (const area of below) {
    const pushing = column.find(
      (above) =>
        area.left < above.right && area.right > above.left && area.top > above.bottom - by - 0.3 * em,
    );

    if (pushing === undefined) {
      continue;
    }

    if (area.unit === null || area.unit.frame !== unit.frame || area.bottom - by < edge) {
      return null;
    }

    moved.set(area.unit, by);
    column.push(area);
  }

  return moved;
}
