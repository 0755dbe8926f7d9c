import type { EditList, OperationKind, OperationOf } from '@octavo/contract/edits/edit-list';
import { isFailure, withValues } from '@octavo/contract/failures';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { addAnnotation } from './annotations/add-annotation.ts';
import { changeAnnotation } from './annotations/change-annotation.ts';
import { deleteAnnotation } from './annotations/delete-annotation.ts';
import { moveAnnotation } from './annotations/move-annotation.ts';
import { replyToAnnotation, setAnnotationState } from './annotations/reply.ts';
import { EditContext, type EditHost } from './edit-context.ts';
import { addLink } from './links/add-link.ts';
import { changeLink } from './links/change-link.ts';
import { deleteLink } from './links/delete-link.ts';
import { checkSignatures } from './signed-changes.ts';

/** Result of a list of operations. */
export interface EditReport {
  /** Operations that were applied. */
  readonly operations: number;
  /** Pages that they changed, counted from 0. */
  readonly pages: readonly number[];
}

type Apply<Kind extends OperationKind> = (
  context: EditContext,
  operation: OperationOf<Kind>,
) => void | Promise<void>;

const appliers: { readonly [Kind in OperationKind]: Apply<Kind> } = {
  'annotation.add': addAnnotation,
  'annotation.change': changeAnnotation,
  'annotation.move': moveAnnotation,
  'annotation.delete': deleteAnnotation,
  'annotation.reply': replyToAnnotation,
  'annotation.state': setAnnotationState,
  'link.add': addLink,
  'link.change': changeLink,
  'link.delete': deleteLink,
};

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
      checkSignatures(editor.changes.document, operation.kind);
      await apply(context, operation);
      pages.add(context.page(operation.page).edited.page.index);
    } catch (error) {
      throw isFailure(error) ? withValues(error, { operation: operation.id, number: index + 1 }) : error;
    }
  }

  context.finish();

  return { operations: list.operations.length, pages: [...pages].sort((one, other) => one - other) };
}

function apply<Kind extends OperationKind>(
  context: EditContext,
  operation: OperationOf<Kind>,
): void | Promise<void> {
  const { kind }: { readonly kind: Kind } = operation;

  return appliers[kind](context, operation);
}
