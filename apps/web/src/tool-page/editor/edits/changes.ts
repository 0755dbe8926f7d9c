import type { Operation } from '@octavo/contract/edits/edit-list';
import { groupByPage, indexOfPage } from '../document/page-keys.ts';
import { isAbout } from './annotation-edits.ts';
import { type ChangeName, type ChangeVerb, kindOf, kindOfSubtype, type ObjectKind } from './change-name.ts';

/** One line of the list of changes. */
export interface Change {
  readonly id: string;
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
};

/** Changes by page, in the order of the pages. */
export function changesByPage(operations: readonly Operation[]): Map<string, readonly Change[]> {
  const pages = groupByPage(operations, new Map());

  return new Map(
    [...pages]
      .toSorted(([one], [other]) => indexOfPage(one) - indexOfPage(other))
      .map(([page, list]) => [page, list.map((operation) => changeOf(operation, operations))]),
  );
}

/** Operations without one of them, and without those that are about what it made. */
export function withoutChange(operations: readonly Operation[], id: string): readonly Operation[] {
  const removed = operations.find((operation) => operation.id === id);

  return removed === undefined
    ? operations
    : operations.filter(
        (operation) => operation !== removed && !isAbout(operation, removed.page, { made: id }),
      );
}

/** Changes that depend on another one and would be undone with it. */
export function dependentsOf(operations: readonly Operation[], id: string): number {
  return operations.length - withoutChange(operations, id).length - 1;
}

function changeOf(operation: Operation, operations: readonly Operation[]): Change {
  const { id, page, kind } = operation;

  return {
    id,
    page,
    name: { verb: verbs[kind], object: objectOf(operation, operations) },
    text: textOf(operation),
  };
}

function objectOf(operation: Operation, operations: readonly Operation[]): ObjectKind {
  if ('annotation' in operation) {
    return kindOf(operation.annotation);
  }

  if (!('target' in operation) || operation.kind.startsWith('link.')) {
    return 'link';
  }

  const { target } = operation;

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
  if (operation.kind === 'annotation.reply') {
    return operation.text;
  }

  if (!('annotation' in operation)) {
    return '';
  }

  const { annotation } = operation;

  return 'text' in annotation ? annotation.text : annotation.contents;
}
