import { useEditor } from '../state/editor-context.ts';
import { type LookChange, withLook } from './runs.ts';
import { type TextObject, type WholeLook, wholeLookAt } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';

type Style = 'bold' | 'italic' | 'underline' | 'strike';

/** Look of the selected part of a text, or of the whole text without one, and its changes. */
export function useLookActions(object: TextObject) {
  const { state } = useEditor();
  const { change } = useTextActions();
  const { text, runs, key } = object;
  const open = state.openText?.key === key ? state.openText : null;
  const isPart = open !== null && open.anchor !== open.focus;
  const from = isPart ? Math.min(open.anchor, open.focus) : 0;
  const to = isPart ? Math.max(open.anchor, open.focus) : text.length;
  // Without a selected part, the look is that at the caret.
  const look: WholeLook = wholeLookAt(object, isPart || open === null ? from : Math.max(0, open.focus - 1));

  const set = (changed: LookChange) =>
    change(
      object,
      { runs: withLook(runs, from, to, changed) },
      { joins: `look ${from} ${to} ${Object.keys(changed)}` },
    );

  return {
    look,
    isPart,
    set,
    toggle: (style: Style) => set({ [style]: !look[style] }),
  };
}
