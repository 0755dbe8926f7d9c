import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { removeWithDependents } from '../annotations/delete-annotation.ts';
import type { EditContext } from '../edit-context.ts';
import { findLink } from './find-link.ts';

export function deleteLink(context: EditContext, operation: OperationOf<'link.delete'>): void {
  removeWithDependents(context, findLink(context, operation.page, operation.link));
}
