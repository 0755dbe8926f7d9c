import { useEffect, useRef } from 'react';

interface ChatKeys {
  /** Moves the focus to the field of the next question. */
  question(): void;
  /** Shows the citation after the one in view, or before it. */
  step(by: 1 | -1): void;
  /** Closes the sheet or stops the answer; false when there is nothing to do. */
  escape(): boolean;
}

/** Keys of the conversation; single letters act only outside of text fields. */
export function useChatKeys(keys: ChatKeys): void {
  const latest = useRef(keys);

  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) {
        return;
      }

      if (act(event, latest.current)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);

    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function act(event: KeyboardEvent, keys: ChatKeys): boolean {
  const { key, target, metaKey, ctrlKey, altKey } = event;

  if (key === 'Escape') {
    return keys.escape();
  }

  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

  // Brackets need AltGr on many keyboards, which some systems report as Control and Alt together.
  if (isTyping || metaKey || (ctrlKey && !altKey)) {
    return false;
  }

  switch (key) {
    case '/':
      keys.question();
      return true;
    case '[':
      keys.step(-1);
      return true;
    case ']':
      keys.step(1);
      return true;
    default:
      return false;
  }
}
