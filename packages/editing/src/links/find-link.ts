import type { AnnotationRef } from '@octavo/contract/edits/annotations';
import { type FoundAnnotation, findAnnotation } from '../annotations/find-annotation.ts';
import type { EditContext } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';

/** @throws Failure `edit-not-found`, or `edit-not-possible` for another annotation than a link. */
export function findLink(context: EditContext, pageKey: string, link: AnnotationRef): FoundAnnotation {
  const found = findAnnotation(context, pageKey, link);

  if (found.source.subtype !== 'Link') {
    throw editNotPossible('kind-differs');
  }

  return found;
}
