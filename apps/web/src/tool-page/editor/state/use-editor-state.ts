import type { Operation } from '@octavo/contract/edits/edit-list';
import { type Dispatch, useCallback, useRef, useState } from 'react';
import { editorReducer, startState } from './editor-reducer.ts';
import type { EditorAction, EditorState, StartOfEditing } from './editor-state.ts';

interface KeptState {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  /** The list after the last action, also when nothing was rendered since. */
  list(): readonly Operation[];
}

/**
 * State of the editor. Actions are applied at once and not with the next rendering, so that several of them in one
 * event, and those that had to wait for something, start from the list as it is.
 */
export function useEditorState(start: StartOfEditing): KeptState {
  const [state, setState] = useState(() => startState(start));
  const latest = useRef(state);
  const dispatch = useCallback((action: EditorAction) => {
    latest.current = editorReducer(latest.current, action);
    setState(latest.current);
  }, []);
  const list = useCallback(() => latest.current.history.operations, []);

  return { state, dispatch, list };
}
