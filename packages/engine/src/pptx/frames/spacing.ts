import type { TextGroup } from './group.ts';
import { sizeOf } from './group.ts';
import type { TextBlock } from './text-block.ts';

/** Height of a line as presentations count it, as a share of the font size: 100 percent of line spacing. */
const lineHeight = 1.2;

/** What of that is below the baseline, however close the lines are. */
const below = 0.2;

/** Line spacing of text that tells none. */
const single = 100;

/** Spacing of the paragraphs of a frame. */
export interface Spacing {
  readonly percent: number;
  readonly spaceBeforePoints: number;
}

/** Line spacing and space above each paragraph that put every baseline where it is on the page. */
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
    // A single line may take any spacing: the usual one, or less where it stands closer.
    const closest = (room / (lineHeight * firstSize)) * 100;
    const percent = own ?? rounded(Math.min(usual, closest));
    spacings.push({
      percent,
      spaceBeforePoints: Math.max(0, room - (percent / 100) * lineHeight * firstSize),
    });
  }

  return spacings;
}

/** Points from the top of a frame to the baseline of its first line. */
export function firstBaseline(sizePoints: number, percent: number): number {
  return ((percent / 100) * lineHeight - below) * sizePoints;
}

/** Points from the baseline of the last line to the bottom of a frame. */
export function lastDescent(sizePoints: number): number {
  return below * sizePoints;
}

function distanceBelow(above: TextBlock, block: TextBlock): number | null {
  const from = above.lines.at(-1);
  const to = block.lines[0];

  return from === undefined || to === undefined ? null : to.baseline - from.baseline;
}

/** Line spacing of a paragraph of several lines. */
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

/** To tenths of a percent, and within what presentations allow. */
function rounded(percent: number): number {
  const tenths = Math.round(percent * 10) / 10;

  return Math.min(Math.max(Math.abs(tenths - single) < 1 ? single : tenths, 20), 400);
}
