import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { RedactionPattern } from '@octavo/contract/edits/redactions';

type Operations = readonly Operation[];

export type AreaRedaction = OperationOf<'redact.area'>;
export type TextRedaction = OperationOf<'redact.text' | 'redact.pattern'>;

/** Colour of the boxes that cover removed content. */
const cover = '#000000';

export function isRedaction(operation: Operation): operation is AreaRedaction | TextRedaction {
  return operation.kind.startsWith('redact.');
}

export function isTextRedaction(operation: Operation): operation is TextRedaction {
  return operation.kind === 'redact.text' || operation.kind === 'redact.pattern';
}

export function isAreaRedaction(operation: Operation): operation is AreaRedaction {
  return operation.kind === 'redact.area';
}

export function markAreas(
  operations: Operations,
  id: string,
  page: string,
  areas: readonly Box[],
): Operations {
  return [...operations, { id, kind: 'redact.area', page, areas: [...areas], elsewhere: true, cover }];
}

/** Marks all occurrences of a text; the same list when they are marked already. */
export function markText(operations: Operations, id: string, text: string): Operations {
  const isMarked = operations.some((each) => each.kind === 'redact.text' && each.text === text);

  return isMarked
    ? operations
    : [...operations, { id, kind: 'redact.text', text, matchCase: false, wholeWords: false, cover }];
}

/** Marks all matches of a pattern, or removes these marks. */
export function togglePattern(operations: Operations, id: string, pattern: RedactionPattern): Operations {
  const others = operations.filter((each) => !(each.kind === 'redact.pattern' && each.pattern === pattern));

  return others.length < operations.length
    ? others
    : [...operations, { id, kind: 'redact.pattern', pattern, cover }];
}

/** Excludes one hit of a text or a pattern from the redaction, or includes it again. */
export function toggleHit(operations: Operations, id: string, page: string, hit: number): Operations {
  return operations.map((operation) => {
    if (operation.id !== id || !isTextRedaction(operation)) {
      return operation;
    }

    const { except = [] } = operation;
    const others = except.filter((each) => each.page !== page || each.hit !== hit);

    return { ...operation, except: others.length < except.length ? others : [...except, { page, hit }] };
  });
}

export function isExcepted({ except = [] }: TextRedaction, page: string, hit: number): boolean {
  return except.some((each) => each.page === page && each.hit === hit);
}

export function removeMark(operations: Operations, id: string): Operations {
  return operations.filter((operation) => operation.id !== id);
}
