import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { dictOf } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';

/** Turns a page; operations after it use the coordinates of the page as it is then shown. */
export function rotatePage(context: EditContext, { page: key, by }: OperationOf<'page.rotate'>): void {
  const { rotation } = context.page(key).edited.page;
  context.showPage(key, dictOf({ Rotate: (rotation + by) % 360 }));
}
