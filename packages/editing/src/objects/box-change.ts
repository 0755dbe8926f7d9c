import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import { editNotPossible } from '../edit-failures.ts';
import type { PageSpace } from '../geometry/page-space.ts';
import { inverseOf } from './matrices.ts';
import { placeMatrix, wholePicture } from './picture-place.ts';

/** Sides below which a box is a line, which is not scaled across, in points. */
const leastSide = 0.001;

/**
 * Transformation of user space that puts what fills one box into another, turned and mirrored.
 *
 * @throws Failure `edit-not-possible`
 */
export function boxChange(
  space: PageSpace,
  { from, to, angle, mirrored }: OperationOf<'path.place' | 'path.copy'>,
): Matrix {
  const withArea = (box: Box) => ({
    ...box,
    width: from.width < leastSide ? 1 : box.width,
    height: from.height < leastSide ? 1 : box.height,
  });
  const before = { box: withArea(from), angle: 0, crop: wholePicture, mirrored: false };
  const after = { box: withArea(to), angle, crop: wholePicture, mirrored };
  const back = inverseOf(placeMatrix(space, before));

  if (back === null) {
    throw editNotPossible('object-without-area');
  }

  return multiply(back, placeMatrix(space, after));
}
