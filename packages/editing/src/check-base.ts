import type { EditList } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';

/**
 * Refuses a list that was made for another file.
 *
 * @throws Failure `edit-base-differs`
 */
export function checkBase(
  { base }: EditList,
  file: { readonly sha256: string; readonly pages: number },
): void {
  if (base.sha256 !== file.sha256.toLowerCase() || base.pages !== file.pages) {
    throw new Failure('edit-base-differs');
  }
}
