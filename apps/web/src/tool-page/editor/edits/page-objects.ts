import type { Annotation, AnnotationRef } from '@octavo/contract/edits/annotations';
import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import type { LinkTarget } from '@octavo/contract/edits/links';
import type { Box } from '@octavo/contract/edits/primitives';
import { boxOf, moved } from '../document/annotation-geometry.ts';
import type { AnnotationView, ReplyView, ReviewState } from '../document/editing-document.ts';
import { shiftedBox, union } from '../document/geometry.ts';
import { isSameRef } from './annotation-edits.ts';
import { kindOf, kindOfSubtype, type ObjectKind } from './change-name.ts';

/** An annotation or a link of a page, with all operations of the list applied. */
export interface PageObject {
  /** Unique in the document and stable while the object exists. */
  readonly key: string;
  readonly page: string;
  readonly ref: AnnotationRef;
  readonly kind: ObjectKind;
  readonly box: Box;
  readonly author: string;
  readonly contents: string;
  readonly replies: readonly ReplyView[];
  readonly state: ReviewState;
  /** Its form where it can be changed here. */
  readonly annotation: Annotation | null;
  /** Areas and target of a link; the target is null where it cannot be described. */
  readonly link: { readonly areas: readonly Box[]; readonly target: LinkTarget | null } | null;
}

/** Objects of a page in the order in which they are painted. `base` is the page before the operations. */
export function objectsOf(
  page: string,
  base: readonly AnnotationView[],
  operations: readonly Operation[],
): readonly PageObject[] {
  let objects: readonly PageObject[] = base.map((view) => objectOfView(page, view));

  for (const operation of operations) {
    if (pageOf(operation) === page) {
      objects = withOperation(objects, page, operation);
    }
  }

  return objects;
}

/** Key of the object that an operation makes or has as its target. */
function keyOfObject(page: string, ref: AnnotationRef): string {
  return 'made' in ref ? ref.made : `${page}-${ref.index}`;
}

function objectOfView(page: string, view: AnnotationView): PageObject {
  const ref = view.made === undefined ? { index: view.index, subtype: view.subtype } : { made: view.made };
  const { annotation, box, author, contents, replies, state, link } = view;

  return {
    key: keyOfObject(page, ref),
    page,
    ref,
    kind: annotation === null ? kindOfSubtype(view.subtype) : kindOf(annotation),
    box,
    author,
    contents,
    replies,
    state,
    annotation,
    link,
  };
}

function withOperation(
  objects: readonly PageObject[],
  page: string,
  operation: Operation,
): readonly PageObject[] {
  const { id } = operation;
  const change = (ref: AnnotationRef, to: (object: PageObject) => PageObject) =>
    objects.map((object) => (isSameRef(object.ref, ref) ? to(object) : object));

  switch (operation.kind) {
    case 'annotation.add':
      return [...objects, withAnnotation(blank(id, page), operation.annotation)];
    case 'annotation.change':
      return change(operation.target, (object) => withAnnotation(object, operation.annotation));
    case 'annotation.move':
      return change(operation.target, (object) => ({
        ...object,
        box: shiftedBox(object.box, operation.by),
        annotation: object.annotation === null ? null : moved(object.annotation, operation.by),
      }));
    case 'annotation.reply':
      return change(operation.target, (object) => ({
        ...object,
        replies: [...object.replies, { author: operation.author ?? '', text: operation.text, isOwn: true }],
      }));
    case 'annotation.state':
      return change(operation.target, (object) => ({ ...object, state: operation.state }));
    case 'annotation.delete':
      return objects.filter(({ ref }) => !isSameRef(ref, operation.target));
    case 'link.add':
      return [...objects, withLink({ ...blank(id, page), kind: 'link' }, operation)];
    case 'link.change':
      return change(operation.link, (object) => {
        const areas = operation.areas ?? object.link?.areas ?? [object.box];

        return withLink(object, { areas, target: operation.target ?? object.link?.target ?? null });
      });
    case 'link.delete':
      return objects.filter(({ ref }) => !isSameRef(ref, operation.link));
    default:
      // Operations on the content of the page leave what lies over it.
      return objects;
  }
}

function blank(id: string, page: string): PageObject {
  return {
    key: id,
    page,
    ref: { made: id },
    kind: 'annotation',
    box: { left: 0, top: 0, width: 0, height: 0 },
    author: '',
    contents: '',
    replies: [],
    state: 'none',
    annotation: null,
    link: null,
  };
}

function withAnnotation(object: PageObject, annotation: Annotation): PageObject {
  return {
    ...object,
    annotation,
    kind: kindOf(annotation),
    box: boxOf(annotation),
    author: annotation.author ?? object.author,
    contents: 'text' in annotation ? annotation.text : annotation.contents,
  };
}

function withLink(
  object: PageObject,
  { areas, target }: { readonly areas: readonly Box[]; readonly target: LinkTarget | null },
): PageObject {
  return { ...object, link: { areas, target }, box: union(areas) };
}
