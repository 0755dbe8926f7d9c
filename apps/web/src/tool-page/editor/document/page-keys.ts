import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';

/** Key of a page of the file, by its index from 0. */
export function keyOfPage(index: number): string {
  return `p${index + 1}`;
}

/** Index of a page of the file, from 0; -1 for the whole document, and for pages that are not of the file. */
export function indexOfPage(key: string): number {
  return /^p[1-9]\d*$/.test(key) ? Number(key.slice(1)) - 1 : -1;
}

/** Key of operations that name no page. */
export const wholeDocument = '';

/** Pages on which fields are shown, by their names. */
export type FieldPages = ReadonlyMap<string, readonly string[]>;

/** Pages whose look an operation changes, or the whole document. An inserted page has its insertion. */
function looksOf(operation: Operation, fieldPages: FieldPages): readonly string[] {
  const page = pageOf(operation);

  switch (operation.kind) {
    case 'page.insert':
      return [operation.id];
    case 'page.move':
    case 'page.delete':
      return [wholeDocument];
    case 'field.value':
    case 'field.delete':
      return fieldPages.get(operation.name) ?? [wholeDocument];
    case 'field.change':
      return [...new Set([operation.page, ...(fieldPages.get(operation.name) ?? [])])];
    default:
      return [page ?? wholeDocument];
  }
}

/**
 * Operations that decide how each page looks, and those of the whole document, such as the order of pages. A page whose
 * operations are those of `before` keeps its array, so that it is not drawn again.
 */
export function groupByPage(
  operations: readonly Operation[],
  before: ReadonlyMap<string, readonly Operation[]>,
  fieldPages: FieldPages,
): Map<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();

  for (const operation of operations) {
    // The page that an insertion is put before may be inserted too, and is not in the same group.
    const own = operation.kind === 'page.insert' ? { ...operation, before: null } : operation;

    for (const page of looksOf(operation, fieldPages)) {
      groups.set(page, [...(groups.get(page) ?? []), own]);
    }
  }

  return new Map(
    [...groups].map(([page, list]) => {
      const known = before.get(page);

      return [page, known !== undefined && isSame(known, list) ? known : list];
    }),
  );
}

function isSame(one: readonly Operation[], other: readonly Operation[]): boolean {
  return one.length === other.length && one.every((operation, index) => looksSame(operation, other[index]));
}

/** An inserted page looks the same as long as it comes from the same source; each group has its own copy. */
function looksSame(one: Operation, other: Operation | undefined): boolean {
  return (
    one === other ||
    (one.kind === 'page.insert' &&
      other?.kind === 'page.insert' &&
      one.id === other.id &&
      one.source === other.source)
  );
}
