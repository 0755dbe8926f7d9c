import type { Operation } from '@octavo/contract/edits/edit-list';
import { useMemo } from 'react';
import { indexOfPage } from '../document/page-keys.ts';
import { useGraphicViews } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { type Graphic, graphicsOf } from './graphic.ts';

const none: readonly Graphic[] = [];

/** Pictures and drawings of a page, on pages whose task is to change the content. */
export function useGraphics(page: string): readonly Graphic[] {
  const { contents, task } = useEditor();
  const views = useGraphicViews(contents, indexOfPage(page), task === 'edit');
  const operations: readonly Operation[] = useOperations(page);

  return useMemo(
    () => (task === 'edit' ? graphicsOf(page, views, operations) : none),
    [task, page, views, operations],
  );
}

/** The selected picture or drawing; null when something else or nothing is selected. */
export function useSelectedGraphic(): Graphic | null {
  const { selection } = useEditor().state;
  const graphics = useGraphics(selection?.page ?? 'p1');

  return graphics.find(({ key }) => key === selection?.key) ?? null;
}
