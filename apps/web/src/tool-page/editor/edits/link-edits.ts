import type { AnnotationRef } from '@octavo/contract/edits/annotations';
import { type Operation, type OperationOf, pageOf } from '@octavo/contract/edits/edit-list';
import type { LinkTarget } from '@octavo/contract/edits/links';
import type { Box } from '@octavo/contract/edits/primitives';
import { isBeforeCheckpoint } from '../document/checkpoint.ts';
import { isSameRef } from './annotation-edits.ts';

type Operations = readonly Operation[];

/** Areas of a link, and its target where that changes. */
export interface LinkChange {
  readonly areas: readonly Box[];
  readonly target?: LinkTarget;
}

interface LinkValue {
  readonly areas: readonly Box[];
  readonly target: LinkTarget;
}

export function addLink(operations: Operations, id: string, page: string, link: LinkValue): Operations {
  return [...operations, { id, page, kind: 'link.add', areas: [...link.areas], target: link.target }];
}

/** Changes a link; one of this list, or one that was changed before, is rewritten. */
export function changeLink(
  operations: Operations,
  id: string,
  page: string,
  ref: AnnotationRef,
  { areas, target }: LinkChange,
): Operations {
  const value = { areas: [...areas], ...(target === undefined ? {} : { target }) };
  const earlier = operations
    .filter((operation) => isLinkOperation(operation, page, ref))
    .find((operation) => !isBeforeCheckpoint(operations, operation, page));

  return earlier === undefined
    ? [...operations, { id, page, kind: 'link.change', link: ref, ...value }]
    : operations.map((operation) => (operation === earlier ? { ...earlier, ...value } : operation));
}

export function deleteLink(operations: Operations, id: string, page: string, ref: AnnotationRef): Operations {
  const others = operations.filter((operation) => !isLinkOperation(operation, page, ref));

  return 'made' in ref ? others : [...others, { id, page, kind: 'link.delete', link: ref }];
}

function isLinkOperation(
  operation: Operation,
  page: string,
  ref: AnnotationRef,
): operation is OperationOf<'link.add'> | OperationOf<'link.change'> {
  if (pageOf(operation) !== page) {
    return false;
  }

  return operation.kind === 'link.add'
    ? 'made' in ref && operation.id === ref.made
    : operation.kind === 'link.change' && isSameRef(operation.link, ref);
}
