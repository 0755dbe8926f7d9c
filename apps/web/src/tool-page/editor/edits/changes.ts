import {
  type Operation,
  type OperationFamily,
  type OperationOf,
  pageOf,
} from '@octavo/contract/edits/edit-list';
import { type FieldPages, groupByPage, wholeDocument } from '../document/page-keys.ts';
import { changesMade } from '../graphics/graphic.ts';
import { isAbout } from './annotation-edits.ts';
import { type ChangeName, type ChangeVerb, kindOf, kindOfSubtype, type ObjectKind } from './change-name.ts';

/** One line of the list of changes. */
export interface Change {
  readonly id: string;
  /** Page of the change, or the whole document. */
  readonly page: string;
  readonly name: ChangeName;
  /** Text of the annotation, shown beside its kind. */
  readonly text: string;
}

const verbs: Readonly<Record<Operation['kind'], ChangeVerb>> = {
  'annotation.add': 'add',
  'annotation.change': 'change',
  'annotation.move': 'move',
  'annotation.delete': 'delete',
  'annotation.reply': 'reply',
  'annotation.state': 'state',
  'link.add': 'add',
  'link.change': 'change',
  'link.delete': 'delete',
  'text.replace': 'change',
  'text.move': 'move',
  'text.delete': 'delete',
  'text.add': 'add',
  'image.add': 'add',
  'image.replace': 'replace',
  'image.place': 'move',
  'image.delete': 'delete',
  'path.move': 'move',
  'path.place': 'move',
  'path.copy': 'add',
  'path.style': 'change',
  'path.delete': 'delete',
  'stamp.place': 'add',
  'field.value': 'fill',
  'field.add': 'add',
  'field.change': 'change',
  'field.move': 'move',
  'field.delete': 'delete',
  'field.order': 'order',
  'page.move': 'move',
  'page.rotate': 'turn',
  'page.delete': 'delete',
  'page.insert': 'insert',
  'page.crop': 'crop',
  'redact.area': 'mark',
  'redact.text': 'mark',
  'redact.pattern': 'mark',
  flatten: 'flatten',
};

/** Objects of operations by their family. */
const objects: Readonly<Record<Exclude<OperationFamily, 'annotation'>, ObjectKind>> = {
  link: 'link',
  text: 'text',
  image: 'picture',
  path: 'vector-object',
  stamp: 'stamp',
  field: 'field',
  page: 'page',
  redact: 'redaction',
  flatten: 'document',
};

/** Changes by page, in the order of the pages. */
export function changesByPage(
  operations: readonly Operation[],
  fieldPages: FieldPages,
  numberOf: (page: string) => number,
): Map<string, readonly Change[]> {
  const firstPages = new Map([...fieldPages].map(([name, pages]) => [name, pages.slice(0, 1)] as const));
  const pages = groupByPage(ownChanges(operations), new Map(), firstPages);

  return new Map(
    [...pages]
      .toSorted(([one], [other]) => numberOf(one) - numberOf(other))
      .map(([page, list]) => [page, list.map((operation) => changeOf(operation, operations))]),
  );
}

/** Operations without one of them, and without those that are about what it made. */
export function withoutChange(operations: readonly Operation[], id: string): readonly Operation[] {
  const removed = operations.find((operation) => operation.id === id);

  if (removed?.kind === 'page.insert') {
    return withoutInserted(operations, removed);
  }

  if (removed?.kind === 'page.rotate' || removed?.kind === 'page.crop') {
    return withoutShape(operations, removed);
  }

  return removed === undefined
    ? operations
    : operations.filter(
        (operation) =>
          operation !== removed &&
          !changesMade(operation, id) &&
          !isAbout(operation, pageOf(removed) ?? wholeDocument, { made: id }),
      );
}

/** Operations without an inserted page and what was done to it; pages before it are put before the next one. */
function withoutInserted(
  operations: readonly Operation[],
  { id, before }: OperationOf<'page.insert'>,
): readonly Operation[] {
  return operations
    .filter((operation) => operation.id !== id && pageOf(operation) !== id)
    .map((operation) =>
      'before' in operation && operation.before === id ? { ...operation, before } : operation,
    );
}

/** Operations without a turn or a crop of a page, and without the later ones there, which are in its coordinates. */
function withoutShape(
  operations: readonly Operation[],
  removed: OperationOf<'page.rotate'> | OperationOf<'page.crop'>,
): readonly Operation[] {
  const at = operations.indexOf(removed);

  return operations.filter(
    (operation, index) =>
      index < at ||
      pageOf(operation) !== removed.page ||
      operation.kind === 'page.move' ||
      operation.kind === 'page.delete',
  );
}

/** Operations that are changes of their own: those that give a copy its place and its look belong to the copy. */
export function ownChanges(operations: readonly Operation[]): readonly Operation[] {
  const copies = operations.filter(({ kind }) => kind === 'path.copy');

  return copies.length === 0
    ? operations
    : operations.filter((operation) => !copies.some(({ id }) => changesMade(operation, id)));
}

/** Changes that depend on another one and would be undone with it. */
export function dependentsOf(operations: readonly Operation[], id: string): number {
  return ownChanges(operations).length - ownChanges(withoutChange(operations, id)).length - 1;
}

function changeOf(operation: Operation, operations: readonly Operation[]): Change {
  return {
    id: operation.id,
    page: pageOf(operation) ?? wholeDocument,
    name: nameOf(operation, operations),
    text: textOf(operation),
  };
}

/** Verb and object of an operation of a list. */
export function nameOf(operation: Operation, operations: readonly Operation[]): ChangeName {
  return { verb: verbs[operation.kind], object: objectOf(operation, operations) };
}

function objectOf(operation: Operation, operations: readonly Operation[]): ObjectKind {
  if ('annotation' in operation) {
    return kindOf(operation.annotation);
  }

  const family = operation.kind.split('.')[0] as OperationFamily;

  if (family !== 'annotation') {
    return objects[family];
  }

  // Every other operation of annotations has one as its target.
  const { target } = operation as OperationOf<'annotation.move'>;

  if ('index' in target) {
    return kindOfSubtype(target.subtype);
  }

  const made =
    'made' in target
      ? operations.find((other) => other.kind === 'annotation.add' && other.id === target.made)
      : undefined;

  return made?.kind === 'annotation.add' ? kindOf(made.annotation) : 'annotation';
}

function textOf(operation: Operation): string {
  if (operation.kind === 'annotation.reply' || operation.kind === 'redact.text') {
    return operation.text;
  }

  if (operation.kind === 'field.value' || operation.kind === 'field.delete') {
    const typed = operation.kind === 'field.value' ? operation.value : null;

    // Full names of fields are written for programs, and often longer than their values.
    return typeof typed === 'string' && typed !== '' ? typed : (operation.name.split('.').at(-1) ?? '');
  }

  if ('field' in operation) {
    return operation.field.name;
  }

  if ('runs' in operation) {
    return operation.runs.map(({ text }) => text).join('');
  }

  if (!('annotation' in operation)) {
    return '';
  }

  const { annotation } = operation;

  return 'text' in annotation ? annotation.text : annotation.contents;
}
