import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import { editNotPossible } from '../edit-failures.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import { inverseOf } from './matrices.ts';
import { placeMatrix, wholePicture } from './picture-place.ts';

/**
 * Transformation of user space that puts what fills one box into another, turned and mirrored.
 *
 * @throws Failure `edit-not-possible`
 */
export function boxChange(
  space: PageSpace,
  { from, to, angle, mirrored }: OperationOf<'path.place'>,
): Matrix {
  const before = { box: from, angle: 0, crop: wholePicture, mirrored: false };
  const back = inverseOf(placeMatrix(space, before));

  if (back === null) {
    throw editNotPossible('object-without-area');
  }

  return multiply(back, placeMatrix(space, { box: to, angle, crop: wholePicture, mirrored }));
}
