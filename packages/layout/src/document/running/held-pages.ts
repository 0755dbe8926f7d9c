import type { ParagraphDraft } from '../../block/draft.ts';
import type { FoundTable } from '../../table/found-table.ts';
import type { Continuations } from '../continuations.ts';

/** Groups pages so that blocks continue from page to page only within a group. */
export function heldPages(
  pageIndexes: readonly number[],
  continuations: Continuations,
  tables: readonly FoundTable[],
): number[][] {
  const held = new Set<number>();

  const hold = (from: number, to: number): void => {
    for (let page = from; page < to; page += 1) {
      held.add(page);
    }
  };

  for (const [first, next] of continuations) {
    hold(pageOf(first), pageOf(next));
  }

  for (const { places } of tables) {
    const pages = places.map(({ pageIndex }) => pageIndex);
    hold(Math.min(...pages), Math.max(...pages));
  }

  const groups: number[][] = [];

  for (const [index, pageIndex] of pageIndexes.entries()) {
    const isContinued = index > 0 && held.has(pageIndexes[index - 1]!);
    const last = groups.at(-1);

    if (last !== undefined && isContinued) {
      last.push(pageIndex);
    } else {
      groups.push([pageIndex]);
    }
  }

  return groups;
}

function pageOf({ lines, pageIndex }: ParagraphDraft): number {
  return lines[0]?.pageIndex ?? pageIndex;
}
