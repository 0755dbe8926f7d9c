import type { Operation } from '@octavo/contract/edits/edit-list';
import { pageOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { useMemo, useSyncExternalStore } from 'react';
import { useOptionalSigning } from '../certificate/signing-context.ts';
import { useEditor } from '../state/editor-context.ts';
import type { FoundLine } from './found-lines.ts';

/** A line with what became of it. */
export interface LineState extends FoundLine {
  /** True once a mark stands on it. */
  readonly isPlaced: boolean;
}

/** Lines of the document that can be signed on, in the order of the pages. */
export function useLines(): { readonly lines: readonly LineState[]; readonly isDone: boolean } {
  const { lines: store, state, numberOf } = useEditor();
  const { lines, isDone } = useSyncExternalStore(store.subscribe, store.snapshot);
  const { operations } = state.history;
  const shown = useOptionalSigning()?.form ?? null;

  return useMemo(() => {
    const stamps = operations.flatMap((operation) =>
      operation.kind === 'annotation.add' && operation.annotation.type === 'stamp'
        ? [{ page: operation.page, box: operation.annotation.box }]
        : [],
    );
    const reshaped = new Set(operations.filter(isReshaping).map(pageOf));

    return {
      isDone,
      lines: lines
        // Lines are where the page of the file has them.
        .filter(({ page }) => !reshaped.has(page) && numberOf(page) > 0)
        .map((line) => ({
          ...line,
          isPlaced:
            (shown !== null && shown.field === line.field && line.field !== null) ||
            [...stamps, ...(shown?.shownAt ? [shown.shownAt] : [])].some(
              ({ page, box }) => page === line.page && overlap(box, line.box),
            ),
        }))
        .toSorted((one, other) => numberOf(one.page) - numberOf(other.page) || one.box.top - other.box.top),
    };
  }, [operations, lines, isDone, numberOf, shown]);
}

function isReshaping({ kind }: Operation): boolean {
  return kind === 'page.rotate' || kind === 'page.crop';
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
