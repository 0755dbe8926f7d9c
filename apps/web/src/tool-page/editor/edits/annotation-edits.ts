import type { Annotation, AnnotationRef } from '@octavo/contract/edits/annotations';
import { type Operation, type OperationOf, pageOf } from '@octavo/contract/edits/edit-list';
import type { Point } from '@octavo/contract/edits/primitives';
import { moved } from '../document/annotation-geometry.ts';
import { isBeforeCheckpoint } from '../document/checkpoint.ts';
import { rounded } from '../document/geometry.ts';

type Operations = readonly Operation[];

/** An annotation that an operation is about. */
export interface AnnotationTarget {
  readonly page: string;
  readonly ref: AnnotationRef;
  /** Its present form; null when it can't be changed here. */
  readonly annotation: Annotation | null;
}

export function addAnnotation(
  operations: Operations,
  id: string,
  page: string,
  annotation: Annotation,
): Operations {
  return [...operations, { id, page, kind: 'annotation.add', annotation }];
}

/** Gives an annotation another form: its own operation is rewritten, so that the list stays short. */
export function changeAnnotation(
  operations: Operations,
  id: string,
  { page, ref }: AnnotationTarget,
  annotation: Annotation,
): Operations {
  const addition = operations.find((operation) => isAddition(operation, ref));

  if (addition !== undefined && !isBeforeCheckpoint(operations, addition, page)) {
    return operations.map((operation) => (operation === addition ? { ...addition, annotation } : operation));
  }

  const earlier = operations.find((operation) =>
    isRecent(operations, operation, 'annotation.change', page, ref),
  );
  // The new form contains the moves so far.
  const others = operations.filter(
    (operation) => !isRecent(operations, operation, 'annotation.move', page, ref),
  );

  return earlier === undefined
    ? [...others, { id, page, kind: 'annotation.change', target: ref, annotation }]
    : others.map((operation) => (operation === earlier ? { ...earlier, annotation } : operation));
}

export function moveAnnotation(
  operations: Operations,
  id: string,
  target: AnnotationTarget,
  by: Point,
): Operations {
  const { page, ref, annotation } = target;
  const isRewritten = operations.some(
    (operation) =>
      (isAddition(operation, ref) && !isBeforeCheckpoint(operations, operation, page)) ||
      isRecent(operations, operation, 'annotation.change', page, ref),
  );

  if (isRewritten && annotation !== null) {
    return changeAnnotation(operations, id, target, moved(annotation, by));
  }

  const earlier = operations.find((operation) =>
    isRecent(operations, operation, 'annotation.move', page, ref),
  );

  if (earlier === undefined) {
    return [...operations, { id, page, kind: 'annotation.move', target: ref, by }];
  }

  const sum = { x: rounded(earlier.by.x + by.x), y: rounded(earlier.by.y + by.y) };

  return sum.x === 0 && sum.y === 0
    ? operations.filter((operation) => operation !== earlier)
    : operations.map((operation) => (operation === earlier ? { ...earlier, by: sum } : operation));
}

/** Deletes an annotation; for one of this list, everything about it leaves the list. */
export function deleteAnnotation(
  operations: Operations,
  id: string,
  { page, ref }: AnnotationTarget,
): Operations {
  const others = operations.filter((operation) => !isAbout(operation, page, ref));

  return 'made' in ref ? others : [...others, { id, page, kind: 'annotation.delete', target: ref }];
}

export function replyTo(
  operations: Operations,
  id: string,
  { page, ref }: AnnotationTarget,
  { text, author }: { readonly text: string; readonly author: string },
): Operations {
  return [...operations, { id, page, kind: 'annotation.reply', target: ref, text, ...authorOf(author) }];
}

/** Sets the state of a review; a state that is set again replaces the one before. */
export function setReviewState(
  operations: Operations,
  id: string,
  { page, ref }: AnnotationTarget,
  { state, author }: { readonly state: OperationOf<'annotation.state'>['state']; readonly author: string },
): Operations {
  const others = operations.filter((operation) => !isOf(operation, 'annotation.state', page, ref));

  return [...others, { id, page, kind: 'annotation.state', target: ref, state, ...authorOf(author) }];
}

/** An annotation with its author; none for a stamp, where a name would be seen as part of a signature. */
export function withAuthor(annotation: Annotation, author: string): Annotation {
  return annotation.type === 'stamp' ? annotation : { ...annotation, ...authorOf(author) };
}

function authorOf(author: string): { readonly author?: string } {
  return author === '' ? {} : { author };
}

/** Moves an annotation of this list one place up or down among those of its page; later ones cover earlier ones. */
export function reorderAnnotation(operations: Operations, made: string, by: 1 | -1): Operations {
  const at = operations.findIndex(({ id }) => id === made);
  const target = operations[at];
  const page = target === undefined ? null : pageOf(target);
  let neighbour = at + by;

  while (neighbour >= 0 && neighbour < operations.length && !isAddOn(operations[neighbour], page)) {
    neighbour += by;
  }

  const [one, other] = [operations[at], operations[neighbour]];

  if (one === undefined || other === undefined) {
    return operations;
  }

  return operations.with(at, other).with(neighbour, one);
}

function isAddOn(operation: Operation | undefined, page: string | null): boolean {
  return operation?.kind === 'annotation.add' && operation.page === page;
}

/** True for an operation that makes an annotation, or that has it as its target. */
export function isAbout(operation: Operation, page: string, ref: AnnotationRef): boolean {
  if (pageOf(operation) !== page) {
    return false;
  }

  if ('made' in ref && operation.id === ref.made) {
    return true;
  }

  if ('link' in operation) {
    return isSameRef(operation.link, ref);
  }

  return 'target' in operation && operation.kind.startsWith('annotation.')
    ? isSameRef((operation as OperationOf<'annotation.move'>).target, ref)
    : false;
}

function isAddition(operation: Operation, ref: AnnotationRef): operation is OperationOf<'annotation.add'> {
  return operation.kind === 'annotation.add' && 'made' in ref && operation.id === ref.made;
}

/** True for an operation in the coordinates of the page as it is shown now. */
function isRecent<Kind extends 'annotation.change' | 'annotation.move'>(
  operations: Operations,
  operation: Operation,
  kind: Kind,
  page: string,
  ref: AnnotationRef,
): operation is OperationOf<Kind> {
  return isOf(operation, kind, page, ref) && !isBeforeCheckpoint(operations, operation, page);
}

function isOf<Kind extends 'annotation.change' | 'annotation.move' | 'annotation.state'>(
  operation: Operation,
  kind: Kind,
  page: string,
  ref: AnnotationRef,
): operation is OperationOf<Kind> {
  return operation.kind === kind && isAbout(operation, page, ref);
}

export function isSameRef(one: AnnotationRef, other: AnnotationRef): boolean {
  return 'made' in one
    ? 'made' in other && one.made === other.made
    : 'index' in other && one.index === other.index;
}
