import type { TextRow } from '../table/words/text-rows.ts';

const thresholds = {
  /** Minimum baseline distance of different rows, in multiples of the font size. */
  leastPitch: 0.95,
};

export interface LinesOfRows {
  readonly lines: readonly TextRow[];
  /** Texts in the middle of two rows, which are merged there; `above` is the line of the upper one. */
  readonly middles: readonly { readonly line: TextRow; readonly above: TextRow }[];
}

/** Takes out the lines halfway between two others: their texts are in cells merged over two rows. */
export function withoutMiddles(lines: readonly TextRow[]): LinesOfRows {
  const middles = lines.slice(1, -1).flatMap((line, index) => {
    const above = lines[index]!;
    const below = lines[index + 2]!;
    const isBetween = collide(above, line) && collide(line, below) && !collide(above, below);

    return isBetween ? [{ line, above }] : [];
  });
  const taken = new Set(middles.map(({ line }) => line));

  return {
    lines: lines.filter((line) => !taken.has(line)),
    middles: middles.filter(({ above }) => !taken.has(above)),
  };
}

/** Share of the lines that are too near to the one above to be rows of the same sheet. */
export function collisionShare(lines: readonly TextRow[]): number {
  const colliding = lines.slice(1).filter((line, index) => collide(lines[index]!, line));

  return colliding.length / Math.max(1, lines.length);
}

function collide(upper: TextRow, lower: TextRow): boolean {
  const pitch = lower.baseline - upper.baseline;

  return pitch < Math.min(upper.sizePoints, lower.sizePoints) * thresholds.leastPitch;
}
