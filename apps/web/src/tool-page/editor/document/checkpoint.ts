import type { Operation } from '@octavo/contract/edits/edit-list';

const none: readonly Operation[] = [];

/**
 * Operations of a page up to the last one after which it is shown otherwise. Coordinates of the later ones, and of what
 * is on the page, are those of the page as it is then shown.
 */
export function checkpointOf(operations: readonly Operation[]): readonly Operation[] {
  const last = operations.findLastIndex(isCheckpoint);

  return last === -1 ? none : operations.slice(0, last + 1);
}

/** True for an operation whose coordinates are not those of the page as it is shown now. */
export function isBeforeCheckpoint(
  operations: readonly Operation[],
  operation: Operation,
  page: string,
): boolean {
  const at = operations.indexOf(operation);

  return operations
    .slice(at + 1)
    .some((other) => 'page' in other && other.page === page && isCheckpoint(other));
}

/**
 * True for a page whose content was changed before it was turned or cropped: glyphs and objects are numbered as the
 * file has them, and cannot be told from those that were changed, until the changes are applied.
 */
export function hasChangedContent(checkpoint: readonly Operation[]): boolean {
  return checkpoint.some(({ kind }) => /^(?:text|image|path|stamp)\./.test(kind));
}

function isCheckpoint({ kind }: Operation): boolean {
  return kind === 'page.rotate' || kind === 'page.crop' || kind === 'page.insert';
}
