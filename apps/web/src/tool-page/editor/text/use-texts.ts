import { useMemo, useSyncExternalStore } from 'react';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { useTextUnits } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { type PlacedText, placeText } from './placed-text.ts';
import { keptTextOf } from './set-texts.ts';
import { type TextObject, textOfAddition, textsOf } from './text-object.ts';

/** Texts of a page with the changes of the list. Those of the file are read when a tool or the selection needs them. */
export function useTexts(page: string): readonly TextObject[] {
  const { contents, state } = useEditor();
  const operations = useOperations(page);
  const checkpoint = useMemo(() => checkpointOf(operations), [operations]);
  const isRead = needsTexts(state, page) && !hasChangedContent(checkpoint);
  const units = useTextUnits(contents, page, checkpoint, isRead);
  const added = state.openText?.page === page ? state.openText.added : null;

  return useMemo(() => {
    const texts = textsOf(page, units, operations.slice(checkpoint.length));

    return added === null || texts.some(({ key }) => key === added.id)
      ? texts
      : [...texts, textOfAddition(added)];
  }, [page, units, operations, checkpoint, added]);
}

/** The selected text; null when something else is selected, or nothing. */
export function useSelectedText(): TextObject | null {
  const { selection } = useEditor().state;
  const texts = useTexts(selection?.page ?? 'p1');

  return selection === null ? null : (texts.find(({ key }) => key === selection.key) ?? null);
}

/** Places of the characters of a text. */
export function usePlacedText(object: TextObject): PlacedText {
  const { setTexts } = useEditor();
  const all = useSyncExternalStore(setTexts.subscribe, setTexts.all, setTexts.all);
  const kept = keptTextOf(all, object);

  return useMemo(() => placeText(object, kept), [object, kept]);
}

/** True for a key of a text of the file, which needs the texts of its page to be read. */
function isTextKey(key: string): boolean {
  return key.includes('-text-');
}

function needsTexts({ tool, selection, group, openText, found }: EditorState, page: string): boolean {
  return (
    tool === 'text' ||
    found?.places.some((place) => place.page === page) === true ||
    openText?.page === page ||
    (selection?.page === page && isTextKey(selection.key)) ||
    (group?.page === page && group.keys.some(isTextKey))
  );
}
