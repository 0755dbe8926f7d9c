import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Point } from '@octavo/contract/edits/primitives';
import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import { Failure } from '@octavo/contract/failures';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';

/** A face with its height at the width that was asked for, in points. */
export interface SizedFace {
  readonly face: StampFace;
  readonly height: number;
}

interface MarkPlacing {
  readonly at: Point;
  readonly width: number;
  readonly color: string;
  readonly as: OperationOf<'stamp.place'>['as'];
}

/** Room between marks, in points. */
const gap = 2;

/** Points by which rounded sizes of pages may differ. */
const tolerance = 0.01;

/**
 * Places marks below each other at the same place of each page, as it is seen.
 *
 * @throws Failure `mark-off-page` when a page is too small for them.
 */
export function placedMarks(
  marks: readonly SizedFace[],
  pages: ReadonlyMap<number, PdfPage>,
  { at, width, color, as }: MarkPlacing,
): readonly OperationOf<'stamp.place'>[] {
  const tops = marks.map((_, index) =>
    marks.slice(0, index).reduce((top, { height }) => top + height + gap, at.y),
  );
  const bottom = (tops.at(-1) ?? at.y) + (marks.at(-1)?.height ?? 0);

  for (const [index, page] of pages) {
    if (at.x + width > page.widthPoints + tolerance || bottom > page.heightPoints + tolerance) {
      throw new Failure('mark-off-page', `page ${index + 1}`, { values: { page: index + 1 } });
    }
  }

  return marks.map(({ face, height }, index) => ({
    id: `option-mark-${index + 1}`,
    kind: 'stamp.place',
    face,
    places: [...pages.keys()].map((page) => ({
      page: `p${page + 1}`,
      box: { left: at.x, top: tops[index] ?? at.y, width, height },
      angle: 0,
    })),
    color,
    opacity: 1,
    as,
  }));
}
