import { appearanceOf } from '@octavo/pdf/content/annotations/appearance';
import { multiply } from '@octavo/pdf/matrix';
import { editNotPossible } from '../../edit-failures.ts';
import { centreOf } from '../../geometry/bounds.ts';
import { moving, scaling, turning } from '../../geometry/matrices.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import type { AnnotationOf, DrawnAnnotation } from '../kinds/drawn-annotation.ts';

type Stamp = AnnotationOf<'stamp'>;

interface KeptStamp {
  readonly stamp: Stamp;
  /** The stamp as the file has it. */
  readonly shown: Stamp;
  readonly replaced: AnnotationSource;
}

/**
 * Look of a stamp whose picture is in the file only: its appearance, turned and made more transparent with the stamp.
 *
 * @throws Failure `edit-not-possible` for one without an appearance, and for one that is to become more opaque: its
 *   appearance may contain the opacity that it has.
 */
export function keptPicture({
  stamp,
  shown,
  replaced,
}: KeptStamp): Pick<DrawnAnnotation, 'draw' | 'opacity'> {
  const opacityBefore = replaced.number('CA') ?? 1;

  if (stamp.angle === shown.angle && stamp.opacity === opacityBefore) {
    return { draw: null };
  }

  const appearance = appearanceOf(replaced.reader, replaced.dict);

  if (appearance === null || stamp.opacity > opacityBefore) {
    throw editNotPossible('asset-missing');
  }

  const [from, to] = [centreOf(shown.box), centreOf(stamp.box)];
  // Upright around its middle, then as large and as turned as the stamp shall be.
  const change = [
    moving(-from.x, -from.y),
    turning(-shown.angle),
    scaling(share(stamp.box.width, shown.box.width), share(stamp.box.height, shown.box.height)),
    turning(stamp.angle),
    moving(to.x, to.y),
  ];
  const matrix = [appearance.matrix, replaced.space.userToShown, ...change].reduce(multiply);

  return {
    opacity: share(stamp.opacity, opacityBefore),
    draw: (drawing) => drawing.drawForm(appearance.form, matrix, null),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
