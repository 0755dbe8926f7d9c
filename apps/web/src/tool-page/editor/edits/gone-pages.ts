import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { indexOfPage } from '../document/page-keys.ts';

/**
 * Operations without those of pages that the list deletes, or that it no longer inserts: the whole list would fail with
 * them. The same array when there are none.
 */
export function withoutGonePages(operations: readonly Operation[]): readonly Operation[] {
  const deleted = new Set<string>();
  const inserted = new Set<string>();

  for (const operation of operations) {
    if (operation.kind === 'page.delete') {
      deleted.add(operation.page);
    } else if (operation.kind === 'page.insert') {
      inserted.add(operation.id);
    }
  }

  const kept = operations.filter((operation) => {
    const page = pageOf(operation);

    return (
      page === null ||
      operation.kind === 'page.delete' ||
      (!deleted.has(page) && (indexOfPage(page) !== -1 || inserted.has(page)))
    );
  });

  return kept.length === operations.length ? operations : kept;
}
