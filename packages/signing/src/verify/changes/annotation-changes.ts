import { isName, type PdfDict, PdfName, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { coversContent } from './covered-content.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';

/** Entries of an annotation that lead elsewhere, and those that its viewer keeps up to date. */
const leftOut = new Set(['P', 'Parent', 'StructParent', 'M', 'NM']);

/** Subtypes that are no comments: readers act on them, or play them. */
const noComments = new Set([
  'Link',
  'Screen',
  'Movie',
  'Sound',
  'RichMedia',
  '3D',
  'Redact',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'FileAttachment',
]);

/**
 * Changes of annotations that are no fields. One that is added, changed or removed is forbidden when it hides content of
 * the page, or hid some: with it the page would say something else (Mainka and others, "Shadow Attacks", 2021; "Breaking
 * the Specification: PDF Certification", 2021).
 */
export function annotationChanges(pair: RevisionPair): FoundChange[] {
  const { signed, later } = pair;
  const count = Math.min(signed.pages.length, later.pages.length);

  return Array.from({ length: count }, (_, index) =>
    changesOnPage(pair, signed.pages[index]!, later.pages[index]!),
  ).flat();
}

function changesOnPage(pair: RevisionPair, before: PdfPage, after: PdfPage): FoundChange[] {
  const { signed, later, comparison } = pair;
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

    if (isField || (was === null && is === null)) {
      continue;
    }

    if (was === null || is === null || !comparison.isSame(was, is, leftOut)) {
      const hides =
        (was !== null && coversContent(signed, before, was)) ||
        (is !== null && coversContent(later, after, is));
      const isComment = [was, is].every((dict) => dict === null || isCommentIn(pair, dict));
      const name = nameOf(is ?? was);
      changes.push({ kind: 'annotation', page, name, isForbidden: hides || !isComment });
    }
  }

  // A widget without a field, which no form knows, still shows something.
  return changes;
}

function isCommentIn({ later }: RevisionPair, dict: PdfDict): boolean {
  const subtype = later.resolve(dict.get('Subtype'));

  return subtype instanceof PdfName && !noComments.has(subtype.value) && !isName(subtype, 'Widget');
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
