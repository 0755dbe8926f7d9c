import type { Annotation } from '@octavo/contract/edits/annotations';
import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { dictOf, nameOf, PdfDict } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import type { EditContext } from '../edit-context.ts';
import { editNotPossible } from '../edit-failures.ts';
import { annotationEntries } from './add-annotation.ts';
import { pdfDate } from './dates.ts';
import { findAnnotation } from './find-annotation.ts';
import { readAnnotation } from './kinds/annotation-kinds.ts';
import { commentEntries } from './shared-entries.ts';

/** Entries that do not describe the look of an annotation: name, dates, author, subject, thread, tags and layer. */
const keptKeys = [
  'Type',
  'P',
  'NM',
  'CreationDate',
  'T',
  'Subj',
  'Popup',
  'IRT',
  'RT',
  'StructParent',
  'OC',
  'AF',
];

/** Replaces an annotation; its own appearance stays when only its comment or its author differs. */
export async function changeAnnotation(
  context: EditContext,
  { page: key, target, annotation }: OperationOf<'annotation.change'>,
): Promise<void> {
  const { page, ref, dict, source } = findAnnotation(context, key, target);
  const known = readAnnotation(source);

  if (known === null) {
    throw editNotPossible('not-supported');
  }

  const shared = dictOf({
    M: pdfDate(context.host.now),
    ...(annotation.author === undefined ? {} : { T: encodeText(annotation.author) }),
  }).entries;

  if (looksEqual(known, annotation)) {
    const own = [...dict.entries].filter(([name]) => name !== 'RC' || isSameComment(known, annotation));
    const entries = [...own, ...dictOf(commentEntries(annotation)).entries, ...shared];
    context.editor.changes.set(ref, new PdfDict(entries));

    return;
  }

  const { subtype, entries } = await annotationEntries(context, page, annotation, source);
  const kept = [...dict.entries].filter(([name]) => keptKeys.includes(name));
  context.editor.changes.set(
    ref,
    new PdfDict([...kept, ['Subtype', nameOf(subtype)], ...entries, ...shared]),
  );
}

/** False where the rich text of the comment, which readers prefer, would still be the one before. */
function isSameComment(one: Annotation, other: Annotation): boolean {
  const commentOf = (annotation: Annotation) => ('contents' in annotation ? annotation.contents : '');

  return commentOf(one) === commentOf(other);
}

/** True for annotations that differ in nothing that is seen on the page. */
function looksEqual(one: Annotation, other: Annotation): boolean {
  const seen = (annotation: Annotation) =>
    JSON.stringify({ ...annotation, contents: '', author: '' }, (_, value) => inKeyOrder(value));

  return seen(one) === seen(other);
}

/** The same value whatever the order in which its keys were written. */
function inKeyOrder(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
