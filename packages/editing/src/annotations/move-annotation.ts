import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { ObjectReader } from '@octavo/pdf/object-reader';
import { type PdfDict, PdfName, type PdfObject } from '@octavo/pdf/objects';
import type { EditContext } from '../edit-context.ts';
import { checkKind } from './check-kind.ts';
import { pdfDate } from './dates.ts';
import { findAnnotation } from './find-annotation.ts';
import { dependents } from './thread.ts';

/** Entries with coordinates of the page, by subtype; those of other subtypes are not known. */
const geometry: Readonly<Record<string, readonly string[]>> = {
  Highlight: ['QuadPoints'],
  Underline: ['QuadPoints'],
  StrikeOut: ['QuadPoints'],
  Squiggly: ['QuadPoints'],
  Link: ['QuadPoints'],
  Redact: ['QuadPoints'],
  FreeText: ['CL'],
  Ink: ['InkList'],
  Line: ['L'],
  PolyLine: ['Vertices'],
  Polygon: ['Vertices', 'Path'],
};

/** Moves an annotation with its replies; the appearance goes with it, as its rectangle decides its position. */
export function moveAnnotation(context: EditContext, operation: OperationOf<'annotation.move'>): void {
  const { page, ref, source } = findAnnotation(context, operation.page, operation.target);
  const { changes } = context.editor;
  checkKind(source);
  const shift = page.space.userShift(operation.by);

  for (const each of [ref, ...dependents(changes, page.edited.annotations, ref)]) {
    const dict = changes.dict(each);

    if (dict !== null) {
      changes.set(each, moved(changes, dict, shift).set('M', pdfDate(context.host.now)));
    }
  }
}

function moved(reader: ObjectReader, dict: PdfDict, shift: readonly [number, number]): PdfDict {
  const copy = dict.copy();
  const subtype = reader.get(dict, 'Subtype');
  const name = subtype instanceof PdfName ? subtype.value : '';

  for (const key of ['Rect', ...(Object.hasOwn(geometry, name) ? (geometry[name] ?? []) : [])]) {
    if (dict.has(key)) {
      copy.set(key, shifted(reader, dict.get(key), shift));
    }
  }

  return copy;
}

/** Coordinates, x and y in turn, or lists of such. */
function shifted(reader: ObjectReader, object: PdfObject, shift: readonly [number, number]): PdfObject {
  const values = (reader.array(object) ?? []).map((value) => reader.resolve(value));

  return values.map((value, index) => {
    if (typeof value === 'number') {
      return Math.round((value + (shift[index % 2] ?? 0)) * 1e5) / 1e5;
    }

    return Array.isArray(value) ? shifted(reader, value, shift) : value;
  });
}
