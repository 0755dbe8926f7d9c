import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { PdfDict } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';
import { checkKind } from './check-kind.ts';
import { type FoundAnnotation, findAnnotation } from './find-annotation.ts';
import { dependents } from './thread.ts';

/** Deletes an annotation with its replies and pop-up windows. */
export function deleteAnnotation(context: EditContext, operation: OperationOf<'annotation.delete'>): void {
  const found = findAnnotation(context, operation.page, operation.target);
  checkKind(found.source);
  removeWithDependents(context, found);
}

export function removeWithDependents(context: EditContext, { page, ref }: FoundAnnotation): void {
  const { changes } = context.editor;
  const removed = [ref, ...dependents(changes, page.edited.annotations, ref)];
  page.edited.removeAnnotations(removed);

  for (const each of removed) {
    context.tags?.remove({ entry: each, dict: changes.dict(each) ?? new PdfDict() });
    changes.set(each, null);
  }
}
