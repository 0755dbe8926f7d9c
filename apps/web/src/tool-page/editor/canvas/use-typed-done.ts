import { useCallback } from 'react';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import { useEditor } from '../state/editor-context.ts';

/** Takes typed text into the list: a text without letters leaves nothing, or deletes what it was. */
export function useTypedDone(): (annotation: TextAnnotation) => void {
  const { state, dispatch, add, change, remove } = useEditor();
  const { typing } = state;

  return useCallback(
    (annotation) => {
      if (typing === null) {
        return;
      }

      const { page, target } = typing;
      dispatch({ kind: 'type', typing: null });

      if (target === null) {
        if (annotation.text !== '') {
          add(page, annotation);
        }

        return;
      }

      if (annotation.text === '') {
        remove(target);
      } else if (annotation.text !== typing.annotation.text) {
        change(target, annotation);
      }
    },
    [typing, dispatch, add, change, remove],
  );
}
