import { type PdfDict, PdfName, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { FoundChange, RevisionPair } from './revision-pair.ts';

/** Entries of an annotation that lead elsewhere or are compared apart, and those that its viewer keeps up to date. */
const leftOut = new Set(['AP', 'P', 'Parent', 'StructParent', 'M', 'NM']);

/** Subtypes of comments; readers act on others, play them, or draw them as a part of the page. */
const comments = new Set([
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Popup',
]);

/**
 * Changes of annotations that are no fields. One that is added, changed or removed is forbidden when it hides content
 * of the page, or hid some: with it the page would say something else (Mainka and others, "Shadow Attacks", 2021;
 * "Breaking the Specification: PDF Certification", 2021).
 */
export function annotationChanges(pair: RevisionPair): FoundChange[] {
  const { signed, later } = pair;
  const count = Math.min(signed.pages.length, later.pages.length);

  return Array.from({ length: count }, (_, index) =>
    changesOnPage(pair, signed.pages[index]!, later.pages[index]!),
  ).flat();
}

function changesOnPage(pair: RevisionPair, before: PdfPage, after: PdfPage): FoundChange[] {
  const { signed, later, comparison, cover } = pair;
  const signedList = signed.array(before.dict.get('Annots')) ?? [];
  const laterList = later.array(after.dict.get('Annots')) ?? [];

  if (comparison.isSame(before.dict.get('Annots'), after.dict.get('Annots')) && !signedList.some(isRef)) {
    return [];
  }

  const known = keyed(signedList);
  const current = keyed(laterList);
  const changes: FoundChange[] = [];
  const page = before.index + 1;

  for (const key of new Set([...known.keys(), ...current.keys()])) {
    const was = signed.dict(known.get(key) ?? null);
    const is = later.dict(current.get(key) ?? null);
    const number = typeof key === 'number' ? key : null;
    const isField = number !== null && (pair.fields.signed.has(number) || pair.fields.later.has(number));
    const field = number === null ? undefined : pair.fields.signed.get(number);

    if (field !== undefined && known.has(key) !== current.has(key)) {
      changes.push({ kind: 'field', page, name: field.name });
    }

    if (isField || (was === null && is === null)) {
      continue;
    }

    if (was === null || is === null || !isSameAnnotation(pair, known.get(key)!, current.get(key)!)) {
      const hides =
        !isSameLook(pair, was, is) &&
        ((was !== null && cover.hid(before.index, was, number)) ||
          (is !== null && cover.hides(before.index, is, number)));
      const isComment = [was, is].every((dict) => dict === null || isCommentIn(pair, dict));
      const name = nameOf(is ?? was);
      const isForbidden = hides || !isComment || hasNewAction(pair, was, is);
      changes.push({ kind: 'annotation', page, name, isForbidden });
    }
  }

  return changes;
}

function isCommentIn({ later }: RevisionPair, dict: PdfDict): boolean {
  const subtype = later.resolve(dict.get('Subtype'));

  return subtype instanceof PdfName && comments.has(subtype.value);
}

/** Streams that are listed as annotations are compared with their payload. */
function isSameAnnotation(
  { comparison, drawn, signed, later }: RevisionPair,
  was: PdfObject,
  is: PdfObject,
): boolean {
  const looks = [signed.dict(was)?.get('AP') ?? null, later.dict(is)?.get('AP') ?? null] as const;

  return comparison.isSame(was, is, leftOut) && drawn.isSame(...looks);
}

/** True for an annotation whose appearance stays as and where it was, such as one that was answered. */
function isSameLook({ comparison, drawn }: RevisionPair, was: PdfDict | null, is: PdfDict | null): boolean {
  return (
    was?.has('AP') === true &&
    is !== null &&
    drawn.isSame(was.get('AP'), is.get('AP')) &&
    ['Subtype', 'Rect', 'F', 'AS', 'OC', 'BM'].every((key) => comparison.isSame(was.get(key), is.get(key)))
  );
}

/** True when a comment would run something that the signed revision did not: a script could change what is shown. */
function hasNewAction({ comparison }: RevisionPair, was: PdfDict | null, is: PdfDict | null): boolean {
  return ['A', 'AA'].some(
    (key) => is?.has(key) === true && !comparison.isSame(was?.get(key) ?? null, is.get(key)),
  );
}

function isRef(object: PdfObject): boolean {
  return object instanceof PdfRef;
}

function nameOf(annotation: PdfDict | null): string | null {
  const subtype = annotation?.get('Subtype') ?? null;

  return subtype instanceof PdfName ? subtype.value : null;
}

/** Annotations by object number, or by their place when they are direct objects. */
function keyed(annotations: readonly PdfObject[]): Map<number | string, PdfObject> {
  return new Map(
    annotations.map((annotation, index) => [
      annotation instanceof PdfRef ? annotation.number : `direct ${index}`,
      annotation,
    ]),
  );
}
