import type { Operation } from '@octavo/contract/edits/edit-list';

/** Key of a page of the file, by its index from 0. */
export function keyOfPage(index: number): string {
  return `p${index + 1}`;
}

/** Index of a page of the file, from 0. */
export function indexOfPage(key: string): number {
  return Number(key.slice(1)) - 1;
}

/**
 * Operations of each page. A page whose operations are those of `before` keeps its array, so that it is not drawn
 * again.
 */
export function groupByPage(
  operations: readonly Operation[],
  before: ReadonlyMap<string, readonly Operation[]>,
): Map<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();

  for (const operation of operations) {
    groups.set(operation.page, [...(groups.get(operation.page) ?? []), operation]);
  }

  return new Map(
    [...groups].map(([page, list]) => {
      const known = before.get(page);

      return [page, known !== undefined && isSame(known, list) ? known : list];
    }),
  );
}

function isSame(one: readonly Operation[], other: readonly Operation[]): boolean {
  return one.length === other.length && one.every((operation, index) => operation === other[index]);
}
