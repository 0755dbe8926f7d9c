import { type RefObject, useEffect, useRef } from 'react';
import { centreOf } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { pictureKinds, useGraphicActions } from './use-graphic-actions.ts';

/** Adds pictures that are pasted, or dropped on a page. */
export function usePictureDrops(root: RefObject<HTMLElement | null>, page: string): void {
  const { state, sizeOf } = useEditor();
  const { add } = useGraphicActions();
  const latest = useRef({ add, page, sizeOf });
  const mayAdd = !state.isLocked && state.allows({ kind: 'image.add' });

  useEffect(() => {
    latest.current = { add, page, sizeOf };
  });

  useEffect(() => {
    const { current } = root;

    if (current === null || !mayAdd) {
      return;
    }

    const onPaste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData);

      if (picture !== null && !event.defaultPrevented) {
        const { add, page, sizeOf } = latest.current;
        event.preventDefault();
        void add(page, picture, centreOf({ left: 0, top: 0, ...sizeOf(page) }));
      }
    };
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }
    };
    const onDrop = (event: DragEvent) => {
      const picture = pictureIn(event.dataTransfer);
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('.ed-page') : null;
      event.preventDefault();
      event.stopPropagation();

      if (picture !== null && target !== null) {
        const { left, top, width } = target.getBoundingClientRect();
        const { add, page, sizeOf } = latest.current;
        const key = target.dataset['page'] ?? page;
        const scale = width / sizeOf(key).width;
        const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
        void add(key, picture, at);
      }
    };
    document.addEventListener('paste', onPaste);
    current.addEventListener('dragover', onDragOver);
    current.addEventListener('drop', onDrop);

    return () => {
      document.removeEventListener('paste', onPaste);
      current.removeEventListener('dragover', onDragOver);
      current.removeEventListener('drop', onDrop);
    };
  }, [root, mayAdd]);
}

function pictureIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => pictureKinds.split(',').includes(type)) ?? null;
}
