import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { Point } from '@octavo/pdf/interpret/glyph';
import { type PdfDict, PdfName, type PdfRef } from '@octavo/pdf/objects';
import type { EditContext, EditPage } from '../../edit-context.ts';
import { fromFrame, toFrame } from '../units/text-frame.ts';
import type { MovedGlyph } from './moved-glyphs.ts';

/** Annotations that lie on words. */
const subtypes: ReadonlySet<string> = new Set(['Link', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly']);

/** Corners of an area: x and y in turn. */
type QuadNumbers = readonly number[];

/** Heights of an area above and below the baseline. */
/** Far less than a printer dot. */
const quadDecimals = 4;

interface AreaHeights {
  readonly top: number;
  readonly bottom: number;
}

/** Moves links and markup along with the words that they lie on. */
export async function followAnnotations(
  context: EditContext,
  page: EditPage,
  glyphs: readonly MovedGlyph[],
): Promise<void> {
  const objects = context.editor.changes;

  for (const [index, entry] of (objects.array(page.edited.page.dict.get('Annots')) ?? []).entries()) {
    const dict = objects.dict(entry);
    const subtype = dict === null ? null : objects.get(dict, 'Subtype');

    if (dict !== null && subtype instanceof PdfName && subtypes.has(subtype.value)) {
      const ref = followWords(objects, page.edited, { index, dict }, glyphs);

      if (ref !== null) {
        await drawAnew(context, page, ref);
      }
    }
  }
}

/** Returns the annotation when it covers other lines than before, so that its appearance is that of others. */
function followWords(
  objects: ObjectChanges,
  page: EditedPage,
  { index, dict }: { readonly index: number; readonly dict: PdfDict },
  glyphs: readonly MovedGlyph[],
): PdfRef | null {
  const rectangle = numbersIn(objects, dict, 'Rect');
  const own = quadsIn(numbersIn(objects, dict, 'QuadPoints'));
  const quads = own.length > 0 ? own : rectangle.length === 4 ? [cornersOf(rectangle)] : [];
  const covered = quads.flatMap((quad) =>
    glyphs.filter(({ middle }) => contains(quad, middle)).map((glyph) => ({ glyph, quad })),
  );
  const kept = covered.filter(({ glyph }) => glyph.after !== null);

  // An area over words that are deleted stays: it may have a note.
  if (kept.length === 0 || !covered.some(({ glyph }) => glyph.isMoved)) {
    return null;
  }

  const others = quads.filter((quad) => !covered.some((each) => each.quad === quad));
  const moved = [...others, ...linesOf(kept).map(quadOf)];
  const ref = page.annotationAt(index);
  const current = ref === null ? null : objects.dict(ref);

  if (ref === null || current === null) {
    return null;
  }

  const copy = current.copy().set('Rect', boundsOf(moved.flat()));

  if (own.length > 0 || moved.length > 1) {
    copy.set('QuadPoints', moved.flat());
  }

  objects.set(ref, copy);

  // An appearance is stretched over its rectangle.
  return current.has('AP') && isReshaped(quads, moved) ? ref : null;
}

/** Difference of lengths that a stretched appearance does not show, in units of user space. */
const sameLength = 0.5;

/** True for areas that are not the same ones in another place. */
function isReshaped(before: readonly QuadNumbers[], after: readonly QuadNumbers[]): boolean {
  const [[left = 0, bottom = 0] = [], [newLeft = 0, newBottom = 0] = []] = [before, after].map((quads) =>
    boundsOf(quads.flat()),
  );

  return (
    before.length !== after.length ||
    (before.length > 1 &&
      before.some((quad, index) => {
        const [own, other] = [boundsOf(quad), boundsOf(after[index]!)];

        return own.some((edge, side) => {
          const moved = side % 2 === 0 ? newLeft - left : newBottom - bottom;

          return Math.abs(edge + moved - other[side]!) > sameLength;
        });
      }))
  );
}

/** Draws markup anew over the areas that it has. */
async function drawAnew(context: EditContext, page: EditPage, ref: PdfRef): Promise<void> {
  const { changes } = context.editor;
  const dict = changes.dict(ref)!.copy();
  // Editing text needs no other annotations; what draws them loads with the first that is drawn.
  const { redrawnAnnotation } = await import('../../annotations/redrawn-annotation.ts');
  const drawn = await redrawnAnnotation(context, page, dict);

  // Readers draw links, and markup without colour or areas, by themselves.
  if (drawn === null) {
    dict.delete('AP');
  }

  changes.set(ref, drawn ?? dict);
}

interface CoveredGlyph {
  readonly glyph: MovedGlyph;
  readonly quad: QuadNumbers;
}

/** Covered glyphs by the line on which they stand afterwards. */
function linesOf(covered: readonly CoveredGlyph[]): CoveredGlyph[][] {
  const lines: CoveredGlyph[][] = [];

  for (const each of covered) {
    const line = lines.find(
      ([first]) =>
        first!.glyph.frame === each.glyph.frame &&
        Math.abs(first!.glyph.after!.base - each.glyph.after!.base) < 0.8 * each.glyph.em,
    );

    if (line === undefined) {
      lines.push([each]);
    } else {
      line.push(each);
    }
  }

  return lines;
}

function quadOf(line: readonly CoveredGlyph[]): QuadNumbers {
  const [first] = line;
  const { frame, after } = first!.glyph;
  const { top, bottom } = reachOf(first!);
  const left = Math.min(...line.map(({ glyph }) => glyph.after!.left));
  const right = Math.max(...line.map(({ glyph }) => glyph.after!.right));
  const corner = (along: number, above: number) => fromFrame(frame, [along, after!.base + above]);

  return [...corner(left, top), ...corner(right, top), ...corner(left, bottom), ...corner(right, bottom)].map(
    (value) => Number(value.toFixed(quadDecimals)),
  );
}

function reachOf({ glyph, quad }: CoveredGlyph): AreaHeights {
  const heights = pointsOf(quad).map((point) => toFrame(glyph.frame, point)[1] - glyph.base);

  return { top: Math.max(...heights), bottom: Math.min(...heights) };
}

function contains(quad: QuadNumbers, [x, y]: Point): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = boundsOf(quad);

  return x >= left && x <= right && y >= bottom && y <= top;
}

function pointsOf(quad: QuadNumbers): Point[] {
  return Array.from({ length: quad.length / 2 }, (_, at) => [quad[at * 2]!, quad[at * 2 + 1]!] as const);
}

function boundsOf(coordinates: QuadNumbers): number[] {
  const points = pointsOf(coordinates);
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];

  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
}

function cornersOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): QuadNumbers {
  return [x1, y2, x2, y2, x1, y1, x2, y1];
}

function quadsIn(numbers: readonly number[]): QuadNumbers[] {
  return Array.from({ length: Math.floor(numbers.length / 8) }, (_, at) => numbers.slice(at * 8, at * 8 + 8));
}

function numbersIn(objects: ObjectChanges, dict: PdfDict, key: string): number[] {
  const values = objects.array(dict.get(key))?.map((value) => objects.resolve(value)) ?? [];

  return values.every((value) => typeof value === 'number') ? values : [];
}
