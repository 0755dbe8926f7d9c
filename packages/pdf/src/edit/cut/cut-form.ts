import { boundsOf, cornersThrough } from '../../content/corners.ts';
import { intersection } from '../../content/path-bounds.ts';
import { identity, matrixOf, multiply } from '../../matrix.ts';
import { type PdfObject, PdfRef } from '../../objects.ts';
import type { PdfRectangle } from '../../pages/page-tree.ts';
import { ContentCutter } from './content-cutter.ts';
import type { ContentState } from './content-state.ts';
import type { CutForm } from './cut-context.ts';
import { UsedResources } from './used-resources.ts';

/** Levels of forms that are read; renderers follow hardly more, so that deeper content is never seen. */
const deepestForm = 28;

/** Removes from a form what lies in the region as the form is painted here. */
export const cutForm: CutForm = (context, { ref, stream, resources, state, depth }) => {
  const { changes } = context;
  const numbersIn = (key: string) =>
    changes.array(stream.dict.get(key))?.map((value) => changes.resolve(value)) ?? [];
  const matrix = multiply(matrixOf(numbersIn('Matrix')) ?? identity, state.matrix);
  const key =
    ref instanceof PdfRef
      ? [ref.number, ...matrix.map((value) => value.toPrecision(7)), state.size].join(' ')
      : null;
  const known = key === null ? undefined : context.forms.get(key);
  const none = new UsedResources(changes, null);

  if (known !== undefined) {
    return known;
  }

  if (depth > deepestForm) {
    return { changed: null, hasKept: false, inherited: none };
  }

  const own = changes.dict(stream.dict.get('Resources'));
  const outer = context.structParents;
  const parents = changes.get(stream.dict, 'StructParents');
  context.structParents = typeof parents === 'number' ? parents : outer;
  const cutter = new ContentCutter(context, {
    content: changes.document.decode(stream),
    resources: own ?? resources,
    state: { ...state, matrix, clip: clipOf(numbersIn('BBox'), matrix, state) },
    depth,
    cutForm,
  });
  const { changed, used, hasKept } = cutter.cut();
  context.structParents = outer;
  const dict = stream.dict.copy();

  for (const entry of ['PieceInfo', 'Metadata', 'OPI']) {
    dict.delete(entry);
  }

  const result = {
    changed: changed === null ? null : changes.addStream(dict.set('Resources', used.build()), changed),
    hasKept,
    inherited: own === null && changed === null ? used : none,
  };

  if (key !== null) {
    context.forms.set(key, result);
  }

  return result;
};

function clipOf(
  values: readonly PdfObject[],
  matrix: ContentState['matrix'],
  { clip }: ContentState,
): PdfRectangle | null {
  const numbers = values.map((value) => (typeof value === 'number' ? value : Number.NaN));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;

  return [x1, y1, x2, y2].every(Number.isFinite)
    ? intersection(clip, boundsOf(cornersThrough([x1, y1, x2, y2], matrix)))
    : clip;
}
