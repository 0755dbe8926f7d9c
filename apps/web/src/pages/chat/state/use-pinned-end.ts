import type { QuestionView } from '@octavo/contract/question';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels from the end of the conversation within which it stays in view. */
const nearPixels = 80;

interface PinnedEnd {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Scrolls to the end, and stays there. */
  pin(): void;
}

/** Keeps the end of the conversation in view while an answer grows, unless the user has scrolled away. */
export function usePinnedEnd(questions: readonly QuestionView[]): PinnedEnd {
  const log = useRef<HTMLDivElement>(null);
  const isPinned = useRef(questions.length > 0);

  useEffect(() => {
    const element = log.current;
    const onScroll = () => {
      if (element !== null) {
        isPinned.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPixels;
      }
    };
    element?.addEventListener('scroll', onScroll, { passive: true });

    return () => element?.removeEventListener('scroll', onScroll);
  }, []);

  useLayoutEffect(() => {
    const element = log.current;

    if (element !== null && isPinned.current && questions.length > 0) {
      element.scrollTop = element.scrollHeight;
    }
  }, [questions]);

  const pin = useCallback(() => {
    isPinned.current = true;
  }, []);

  return { log, pin };
}
