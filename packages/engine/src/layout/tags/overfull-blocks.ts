import type { ElementRow } from './element-rows.ts';
import { none } from './tag-blocks.ts';

/** Blocks of fewer rows may be set as their author likes: addresses, verse. */
const fewestRows = 12;

/** A step this much wider than the usual one parts paragraphs. */
const widerStep = 1.4;

/** So many wide steps, and this share of the rows, are more than one paragraph has. */
const fewestSteps = 3;
const wideShare = 0.08;

/**
 * Blocks that hold whole pages: their lines stand apart as paragraphs do, again and again. Makers that know no
 * paragraphs put all text into one element.
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
  if (rows.length < fewestRows) {
    return false;
  }

  const steps = rows
    .slice(1)
    .map((row, index) => row.baseline - rows[index]!.baseline)
    .filter((step) => step > 1)
    .sort((one, other) => one - other);
  const usual = steps[Math.floor(steps.length * 0.3)] ?? 0;
  const wide = steps.filter((step) => step > usual * widerStep).length;

  return wide >= fewestSteps && wide >= rows.length * wideShare;
}
