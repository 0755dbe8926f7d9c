import type { Operation } from '@octavo/contract/edits/edit-list';
import { useMemo } from 'react';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { useGraphicViews } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { type Graphic, graphicsOf } from './graphic.ts';

/**
 * Pictures that the list adds to a page; with the task to change the content, also pictures and drawings of the file.
 */
export function useGraphics(page: string): readonly Graphic[] {
  const { contents, task } = useEditor();
  const operations: readonly Operation[] = useOperations(page);
  const checkpoint = useMemo(() => checkpointOf(operations), [operations]);
  const isRead = task === 'edit' && !hasChangedContent(checkpoint);
  const views = useGraphicViews(contents, page, checkpoint, isRead);

  return useMemo(
    () => graphicsOf(page, views, operations.slice(checkpoint.length)),
    [page, views, operations, checkpoint],
  );
}

/** The selected picture or drawing; null when something else or nothing is selected. */
export function useSelectedGraphic(): Graphic | null {
  const { selection } = useEditor().state;
  const graphics = useGraphics(selection?.page ?? 'p1');

  return graphics.find(({ key }) => key === selection?.key) ?? null;
}
