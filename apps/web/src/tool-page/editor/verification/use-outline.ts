import { useCallback } from 'react';
import { useEditor } from '../state/editor-context.ts';
import type { OutlinedAreas } from '../state/editor-state.ts';

/** Outlines boxes of a page and brings them into view. */
export function useOutline(): (outline: OutlinedAreas) => void {
  const { dispatch, show, approach } = useEditor();

  return useCallback(
    (outline) => {
      const [first] = outline.boxes;
      dispatch({ kind: 'outline', outline });
      show(outline.page, first);

      if (first !== undefined) {
        approach(outline.page, first);
      }
    },
    [dispatch, show, approach],
  );
}
