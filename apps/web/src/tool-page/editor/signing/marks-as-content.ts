import type { Operation } from '@octavo/contract/edits/edit-list';

/**
 * Makes marks part of their pages instead of annotations that other programs can move. Marks that later operations
 * change stay annotations.
 */
export function marksAsContent(operations: readonly Operation[]): readonly Operation[] {
  const changed = new Set(
    operations.flatMap((operation) =>
      'target' in operation && operation.target !== undefined && 'made' in operation.target
        ? [operation.target.made]
        : [],
    ),
  );

  return operations.map((operation): Operation => {
    if (
      operation.kind !== 'annotation.add' ||
      operation.annotation.type !== 'stamp' ||
      changed.has(operation.id)
    ) {
      return operation;
    }

    const { face, box, angle, color, opacity } = operation.annotation;
    const places = [{ page: operation.page, box, angle }];

    return { id: operation.id, kind: 'stamp.place', face, places, color, opacity, as: 'content' };
  });
}
