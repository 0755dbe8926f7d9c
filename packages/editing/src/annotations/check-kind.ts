import { editNotPossible } from '../edit-failures.ts';
import type { AnnotationSource } from './annotation-source.ts';

/**
 * Refuses widgets, which are parts of fields.
 *
 * @throws Failure `edit-not-possible`
 */
export function checkKind({ subtype }: AnnotationSource): void {
  if (subtype === 'Widget') {
    throw editNotPossible('field');
  }
}
