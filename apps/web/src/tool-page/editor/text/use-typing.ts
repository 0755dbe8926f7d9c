import type { RunLook } from '@octavo/contract/edits/text';
import { type KeyboardEvent, useRef } from 'react';
import { useEditor } from '../state/editor-context.ts';
import type { OpenText } from '../state/editor-state.ts';
import type { PlacedText } from './placed-text.ts';
import { changeBetween, withText } from './runs.ts';
import { lineOf, placeByKey, stepByLine } from './set-lines.ts';
import type { TextObject } from './text-object.ts';
import { TypingSteps } from './typing-steps.ts';
import { useLookActions } from './use-look-actions.ts';
import { useTextActions } from './use-text-actions.ts';

/** Styles that keys switch, with Control. */
const styleKeys: Readonly<Record<string, keyof RunLook & ('bold' | 'italic' | 'underline')>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
};

/** Takes what is typed in the field of the open text. */
export function useTyping(object: TextObject, { anchor, focus }: OpenText, { lines }: PlacedText) {
  const { dispatch } = useEditor();
  const { change } = useTextActions();
  const { toggle } = useLookActions(object);
  const steps = useRef(new TypingSteps());
  /** Distance along the lines that arrows up and down keep to. */
  const along = useRef<number | null>(null);
  const { text, angle, runs } = object;

  const input = (next: string, caret: number) => {
    const typed = changeBetween(text, next, caret);
    along.current = null;
    change(
      object,
      { runs: withText(runs, typed.from, typed.to, typed.text) },
      { joins: steps.current.nameOf(typed, Date.now()), caret },
    );
  };

  const goTo = (index: number, extends_: boolean) =>
    dispatch({ kind: 'caret', anchor: extends_ ? anchor : index, focus: index });

  const byLine = (step: 1 | -1, extends_: boolean) => {
    const next = stepByLine(lines, angle, focus, step, along.current);
    along.current = next.along;
    goTo(next.index, extends_);
  };

  /** True for a key that was taken; all others are those of the field. */
  const press = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const line = lines[lineOf(lines, focus)];

    switch (event.key) {
      case 'Escape':
        dispatch({ kind: 'open-text', text: null });

        return true;
      case 'ArrowUp':
      case 'ArrowDown':
        byLine(event.key === 'ArrowUp' ? -1 : 1, event.shiftKey);

        return true;
      case 'Home':
      case 'End':
        along.current = null;
        goTo(placeByKey(event.key, isCommand ? undefined : line, text), event.shiftKey);

        return true;
      case 'F6':
        return false;
      default:
        along.current = null;

        return isCommand && !event.altKey && command(event);
    }
  };

  const command = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const style = styleKeys[key];

    if (style !== undefined) {
      toggle(style);

      return true;
    }

    if (key === 'z' || key === 'y') {
      dispatch({ kind: key === 'z' && !event.shiftKey ? 'undo' : 'redo' });

      return true;
    }

    return false;
  };

  return { input, press };
}
