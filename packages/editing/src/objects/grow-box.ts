import { boundsOf, type Corners, cornersOf } from '@octavo/pdf/content/corners';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import { mapPoint } from '@octavo/pdf/matrix';
import type { EditedContent } from '../content/page-content.ts';
import type { EditContext } from '../edit-context.ts';
import { inverseOf } from './matrices.ts';
import type { ObjectChange } from './object-change.ts';

/** Units of a form that content may reach beyond its box, such as by rounding. */
const slack = 0.5;

interface MovedContent {
  readonly content: EditedContent;
  readonly drawing: ContentDrawing;
  readonly list: readonly ObjectChange[];
}

/** Makes the boxes of a form and of the forms around it large enough for objects that move out of them. */
export function growBoxes(context: EditContext, moved: MovedContent): void {
  for (let each = moved.drawing; each.drawnBy !== null; each = each.drawnBy.drawing) {
    growBox(context, { ...moved, drawing: each });
  }
}

/** Leaves a box that hides other content, which would be seen in a larger one. */
function growBox({ editor: { changes } }: EditContext, { content, drawing, list }: MovedContent): void {
  const form = drawing.source.ref === null ? null : changes.dict(drawing.source.ref);
  const entries = changes.array(form?.get('BBox') ?? null)?.map((value) => changes.resolve(value));
  const [x1, y1, x2, y2] = entries?.filter((value) => typeof value === 'number') ?? [];
  const toForm = inverseOf(drawing.matrix);

  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || toForm === null) {
    return;
  }

  const box = boundsOf(cornersOf([x1, y1, x2, y2]));
  const inForm = (points: Corners) => points.map(([x, y]) => mapPoint(toForm, x, y));
  const fits = (points: Corners) =>
    inForm(points).every(
      ([x, y]) => x >= box[0] - slack && y >= box[1] - slack && x <= box[2] + slack && y <= box[3] + slack,
    );
  const moved = list.filter(({ isDeleted, before, after }) => !isDeleted && fits(before) && !fits(after));
  const isInside = (each: ContentDrawing): boolean =>
    each === drawing || (each.drawnBy !== null && isInside(each.drawnBy.drawing));
  const hidesNothing =
    content.objects.every((object) => !isInside(object.drawing) || fits(cornersOf(object.bounds))) &&
    content.glyphs.every(({ shown, origin }) => !isInside(shown.drawing) || fits([origin]));

  if (moved.length > 0 && hidesNothing) {
    content.setBox(drawing, boundsOf([...cornersOf(box), ...inForm(moved.flatMap(({ after }) => after))]));
  }
}
