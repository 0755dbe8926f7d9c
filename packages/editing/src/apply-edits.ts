import { type EditList, type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { isFailure, withValues } from '@octavo/contract/failures';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { EditContext, type EditHost } from './edit-context.ts';
import { editNotPossible } from './edit-failures.ts';
import { type ApplyOperation, familyOf, loadFamily } from './families.ts';
import { checkSignatures } from './signed-changes.ts';

/** Result of a list of operations. */
export interface EditReport {
  /** Operations that were applied. */
  readonly operations: number;
  /** Pages that they changed, counted from 0. */
  readonly pages: readonly number[];
}

/**
 * Applies a list of operations in order. Nothing is written before the editor commits.
 *
 * @throws Failure `edit-not-found`, `edit-not-possible`, `signature-forbids-edit` or `character-missing`, with the id
 * and the number of the operation, counted from 1.
 */
export async function applyEdits(editor: PdfEditor, list: EditList, host: EditHost): Promise<EditReport> {
  const context = new EditContext(editor, host);
  const pages = new Set<number>();

  for (const [index, operation] of list.operations.entries()) {
    host.signal.throwIfAborted();

    try {
      checkSignatures(editor.changes.document, operation);
      await (await applierOf(operation))(context, operation);
      const page = pageOf(operation);

      if (page !== null) {
        pages.add(context.page(page).edited.page.index);
      }
    } catch (error) {
      throw isFailure(error) ? withValues(error, { operation: operation.id, number: index + 1 }) : error;
    }
  }

  await context.finish();

  return { operations: list.operations.length, pages: [...pages].sort((one, other) => one - other) };
}

/** @throws Failure `edit-not-possible` */
async function applierOf({ kind }: Operation): Promise<ApplyOperation> {
  const apply = (await loadFamily(familyOf(kind)))?.[kind];

  if (apply === undefined) {
    throw editNotPossible('not-supported');
  }

  return apply;
}
