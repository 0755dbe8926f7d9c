import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';

/** Name of the file that an annotation shows or holds; null for one that needs none. */
export function assetOf(annotation: Annotation): string | null {
  if (annotation.type === 'file') {
    return annotation.asset;
  }

  return annotation.type === 'stamp' && annotation.face.kind === 'picture' ? annotation.face.asset : null;
}

/** Names of the files that operations need. */
export function assetsOf(operations: readonly Operation[]): ReadonlySet<string> {
  return new Set(
    operations.flatMap((operation) => {
      const asset = 'annotation' in operation ? assetOf(operation.annotation) : null;

      return asset === null ? [] : [asset];
    }),
  );
}

/** The operations with the names that files have now. */
export function withAssetNames(
  operations: readonly Operation[],
  names: ReadonlyMap<string, string>,
): readonly Operation[] {
  return operations.map((operation) =>
    'annotation' in operation
      ? { ...operation, annotation: withAssetName(operation.annotation, names) }
      : operation,
  );
}

function withAssetName(annotation: Annotation, names: ReadonlyMap<string, string>): Annotation {
  const asset = names.get(assetOf(annotation) ?? '');

  if (asset === undefined) {
    return annotation;
  }

  if (annotation.type === 'file') {
    return { ...annotation, asset };
  }

  return annotation.type === 'stamp' ? { ...annotation, face: { kind: 'picture', asset } } : annotation;
}
