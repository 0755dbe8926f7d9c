import type { TextGroup } from './group.ts';
import { sizeOf } from './group.ts';
import type { TextBlock } from './text-block.ts';

/** Line height at 100 percent line spacing, as a share of the font size. */
const lineHeight = 1.2;

/** Part of the line height below the baseline, regardless of the line spacing. */
const below = 0.2;

/** Default line spacing, in percent. */
const single = 100;

/** Spacing of the paragraphs of a frame. */
export interface Spacing {
  readonly percent: number;
  readonly spaceBeforePoints: number;
}

/** Line spacing and space before each paragraph that reproduce all baselines of the page. */
export function spacingOf(group: TextGroup): readonly Spacing[] {
  const usual = usualPercent(group);
  const spacings: Spacing[] = [];

  for (const [index, block] of group.entries()) {
    const above = group[index - 1];
    const own = percentOf(block);
    const distance = above === undefined ? null : distanceBelow(above, block);

    if (distance === null || above === undefined) {
      spacings.push({ percent: own ?? usual, spaceBeforePoints: 0 });
      continue;
    }

    const firstSize = block.lines[0]?.sizePoints ?? sizeOf(block);
    const lastSize = above.lines.at(-1)?.sizePoints ?? sizeOf(above);
    const room = distance - below * lastSize + below * firstSize;
    // A single line has no line spacing of its own: it gets the usual one, or less when it is closer to the
    // text above.
    const closest = (room / (lineHeight * firstSize)) * 100;
    const percent = own ?? rounded(Math.min(usual, closest));
    spacings.push({
      percent,
      spaceBeforePoints: Math.max(0, room - (percent / 100) * lineHeight * firstSize),
    });
  }

  return spacings;
}

/** Distance in points from the top of a frame to its first baseline. */
export function firstBaseline(sizePoints: number, percent: number): number {
  return ((percent / 100) * lineHeight - below) * sizePoints;
}

/** Distance in points from the last baseline to the bottom of a frame. */
export function lastDescent(sizePoints: number): number {
  return below * sizePoints;
}

function distanceBelow(above: TextBlock, block: TextBlock): number | null {
  const from = above.lines.at(-1);
  const to = block.lines[0];

  return from === undefined || to === undefined ? null : to.baseline - from.baseline;
}

/** Line spacing of a paragraph; null when it has only one line. */
function percentOf(block: TextBlock): number | null {
  const { lines } = block;
  const pitches = lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline);

  if (pitches.length === 0) {
    return null;
  }

  const pitch = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]!;

  return rounded((pitch / (lineHeight * sizeOf(block))) * 100);
}

function usualPercent(group: TextGroup): number {
  const percents = group.map(percentOf).filter((percent) => percent !== null);

  return percents.toSorted((a, b) => a - b)[Math.floor(percents.length / 2)] ?? single;
}

/** Rounded to tenths of a percent and limited to the valid range. */
function rounded(percent: number): number {
  const tenths = Math.round(percent * 10) / 10;

  return Math.min(Math.max(Math.abs(tenths - single) < 1 ? single : tenths, 20), 400);
}
