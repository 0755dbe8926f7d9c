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
  const names = new Set<string>();
  withAssets(operations, (name) => {
    names.add(name);

    return name;
  });

  return names;
}

/** The operations with the names that files have now. */
export function withAssetNames(
  operations: readonly Operation[],
  names: ReadonlyMap<string, string>,
): readonly Operation[] {
  return withAssets(operations, (name) => names.get(name) ?? name);
}

/** The operations with each name of a file changed. */
function withAssets(
  operations: readonly Operation[],
  rename: (name: string) => string,
): readonly Operation[] {
  return operations.map((operation) => {
    switch (operation.kind) {
      case 'annotation.add':
      case 'annotation.change':
        return { ...operation, annotation: withAsset(operation.annotation, rename) };
      case 'image.add':
      case 'image.replace':
        return { ...operation, asset: rename(operation.asset) };
      case 'stamp.place':
        return operation.face.kind === 'picture'
          ? { ...operation, face: { ...operation.face, asset: rename(operation.face.asset) } }
          : operation;
      case 'page.insert':
        return operation.source.kind === 'file'
          ? { ...operation, source: { ...operation.source, asset: rename(operation.source.asset) } }
          : operation;
      default:
        return operation;
    }
  });
}

function withAsset(annotation: Annotation, rename: (name: string) => string): Annotation {
  if (annotation.type === 'file') {
    return { ...annotation, asset: rename(annotation.asset) };
  }

  return annotation.type === 'stamp' && annotation.face.kind === 'picture'
    ? { ...annotation, face: { ...annotation.face, asset: rename(annotation.face.asset) } }
    : annotation;
}
