import type { Operation } from '@octavo/contract/edits/edit-list';
import { useMemo } from 'react';
import { checkpointOf } from '../document/checkpoint.ts';
import { useAnnotations } from '../document/use-contents.ts';
import { objectsOf, type PageObject } from '../edits/page-objects.ts';
import { useEditor } from './editor-context.ts';

const none: readonly Operation[] = [];

/** Operations of a page; the same array until one of them changes. */
export function useOperations(page: string): readonly Operation[] {
  return useEditor().state.operationsByPage.get(page) ?? none;
}

/** Objects of a page with the changes of the list, or with earlier ones. */
export function usePageObjects(page: string, operations: readonly Operation[]): readonly PageObject[] {
  const checkpoint = useMemo(() => checkpointOf(operations), [operations]);
  const annotations = useAnnotations(useEditor().contents, page, checkpoint);

  return useMemo(
    () => objectsOf(page, annotations, operations.slice(checkpoint.length)),
    [page, annotations, operations, checkpoint],
  );
}

/** The selected object; null when nothing is selected. */
export function useSelectedObject(): PageObject | null {
  const { selection } = useEditor().state;
  const page = selection?.page ?? 'p1';
  const objects = usePageObjects(page, useOperations(page));

  return objects.find(({ key }) => key === selection?.key) ?? null;
}
