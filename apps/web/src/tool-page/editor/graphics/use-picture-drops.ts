import { type RefObject, useEffect, useRef } from 'react';
import { centreOf } from '../document/geometry.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { pictureKinds, useGraphicActions } from './use-graphic-actions.ts';

/** Adds pictures that are pasted, or dropped on a page. */
export function usePictureDrops(root: RefObject<HTMLElement | null>, page: string): void {
  const { document: edited, task } = useEditor();
  const { add } = useGraphicActions();
  const size = edited.description.pages[indexOfPage(page)]!;
  const latest = useRef({ add, page, size });

  useEffect(() => {
    latest.current = { add, page, size };
  });

  useEffect(() => {
    const { current } = root;

    if (current === null || task !== 'edit') {
      return;
    }

    const onPaste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData);

      if (picture !== null && !event.defaultPrevented) {
        const { add, page, size } = latest.current;
        event.preventDefault();
        void add(page, picture, centreOf({ left: 0, top: 0, ...size }));
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
        const key = target.dataset['page'] ?? latest.current.page;
        const scale = width / edited.description.pages[indexOfPage(key)]!.width;
        const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
        void latest.current.add(key, picture, at);
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
  }, [root, task, edited]);
}

function pictureIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => pictureKinds.split(',').includes(type)) ?? null;
}
