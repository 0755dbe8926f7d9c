import type { ElementRow } from './element-rows.ts';
import { none } from './tag-blocks.ts';

const thresholds = {
  /** Minimum number of rows; smaller blocks, such as addresses and verse, may be set in any way. */
  fewestRows: 12,

  /** A step wider than the usual one by this factor separates paragraphs. */
  widerStep: 1.4,

  /** Number of wide steps, and their share of the rows, from which a block is more than one paragraph. */
  fewestSteps: 3,
  wideShare: 0.08,

  /** Share of the steps between rows that are smaller than the usual one. */
  usualShare: 0.3,
};

/**
 * Blocks that contain whole pages, with lines that are repeatedly as far apart as paragraphs. Producers
 * without paragraphs put all text into one element.
 */
export function overfullBlocks(rows: readonly ElementRow[]): ReadonlySet<number> {
  const byBlock = new Map<number, ElementRow[]>();

  for (const row of rows) {
    const own = byBlock.get(row.block);

    if (own === undefined) {
      byBlock.set(row.block, [row]);
    } else {
      own.push(row);
    }
  }

  const overfull = [...byBlock].filter(([block, own]) => block !== none && isOverfull(own));

  return new Set(overfull.map(([block]) => block));
}

function isOverfull(rows: readonly ElementRow[]): boolean {
  if (rows.length < thresholds.fewestRows) {
    return false;
  }

  const steps = rows
    .slice(1)
    .map((row, index) => row.baseline - rows[index]!.baseline)
    .filter((step) => step > 1)
    .sort((one, other) => one - other);
  const usual = steps[Math.floor(steps.length * thresholds.usualShare)] ?? 0;
  const wide = steps.filter((step) => step > usual * thresholds.widerStep).length;

  return wide >= thresholds.fewestSteps && wide >= rows.length * thresholds.wideShare;
}
