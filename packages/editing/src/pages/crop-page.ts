import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { cropEntries } from '@octavo/pdf/edit/crop/page-boxes';
import { userRectangle } from '@octavo/pdf/edit/shown-space';
import { dictOf } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';

/** Smallest side of a page, in points (ISO 32000-2, annex C). */
const leastSide = 3;

/** Shows a part of a page only; what lies outside of it stays in the file. */
export function cropPage(context: EditContext, { page: key, box }: OperationOf<'page.crop'>): void {
  const { edited } = context.page(key);
  const { width, height } = edited;
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const part = {
    left,
    top,
    width: Math.min(width, box.left + box.width) - left,
    height: Math.min(height, box.top + box.height) - top,
  };

  if (part.width < leastSide || part.height < leastSide) {
    throw editNotPossible('area-empty');
  }

  const rectangle = userRectangle(edited.page, part);
  context.showPage(key, dictOf(cropEntries(context.editor.changes, edited, rectangle)));
}
