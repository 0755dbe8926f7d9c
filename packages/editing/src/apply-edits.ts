import { type EditList, type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { isFailure, withValues } from '@octavo/contract/failures';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { EditContext, type EditHost } from './edit-context.ts';
import { editNotPossible } from './edit-failures.ts';
import { type ApplyOperation, familyOf, loadFamily } from './families.ts';
import { checkSignatures } from './signatures/signed-changes.ts';
import type { SetTextReport } from './text/text-unit.ts';

/** Result of a list of operations. */
export interface EditReport {
  /** Operations that were applied. */
  readonly operations: number;
  /** Pages that they changed, counted from 0. */
  readonly pages: readonly number[];
  /** Indexes of all pages in the order in which they are written, by their keys. */
  readonly indexes: ReadonlyMap<string, number>;
  /** Indexes, in that order, of pages that were deleted: they are written until the file is made anew without them. */
  readonly deleted: readonly number[];
  /** Texts of operations as they were set. */
  readonly texts: readonly SetTextReport[];
}

/**
 * Applies a list of operations in order. Nothing is written before the editor commits.
 *
 * @param inserted indexes of the pages that `withInsertedPages` has added, by their keys
 *
 * @throws Failure `edit-not-found`, `edit-not-possible`, `signature-forbids-edit` or `character-missing`, with the id
 * and the number of the operation, counted from 1.
 */
export async function applyEdits(
  editor: PdfEditor,
  list: EditList,
  host: EditHost,
  inserted: ReadonlyMap<string, number> = new Map(),
): Promise<EditReport> {
  const context = new EditContext(editor, host, inserted);
  const pages = new Set<number>();

  for (const [index, operation] of list.operations.entries()) {
    host.signal.throwIfAborted();

    try {
      checkSignatures(editor.changes.document, operation);
      await (await applierOf(operation))(context, operation);
      const index = context.indexOf(pageOf(operation) ?? '');

      if (index !== null) {
        pages.add(index);
      }
    } catch (error) {
      throw isFailure(error) ? withValues(error, { operation: operation.id, number: index + 1 }) : error;
    }
  }

  await context.finish();

  const { keys, deleted } = context.order;
  editor.arrange(keys.map((key) => context.indexOf(key) ?? 0));

  return {
    operations: list.operations.length,
    pages: [...pages].sort((one, other) => one - other),
    indexes: new Map(keys.map((key, index) => [key, index])),
    deleted: keys.flatMap((key, index) => (deleted.has(key) ? [index] : [])),
    texts: context.texts,
  };
}

/** @throws Failure `edit-not-possible` */
async function applierOf({ kind }: Operation): Promise<ApplyOperation> {
  const apply = (await loadFamily(familyOf(kind)))?.[kind];

  if (apply === undefined) {
    throw editNotPossible('not-supported');
  }

  return apply;
}
