import type { Answers } from '@octavo/forms/answers';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { deleteAllDrafts, deleteDraft, keepDraft, readDraft } from './sealed-drafts.ts';
import { isSharedDevice, setSharedDevice } from './shared-device.ts';

export type DraftState = 'empty' | 'kept' | 'off' | 'failed';

interface FormDraft {
  readonly state: DraftState;
  readonly isShared: boolean;
  share(isShared: boolean): void;
  /** Deletes the draft, here and in other tabs of the form. */
  forget(): void;
}

interface DraftHost {
  readonly id: string;
  readonly answers: Answers;
  /** Takes answers over: those of the last visit, or of another tab; null when that tab has deleted them. */
  onRestored(answers: Answers | null, isFromOtherTab: boolean): void;
}

const channelName = 'octavo-forms';

/** Milliseconds after a change until it is kept. */
const keepMilliseconds = 250;

/** Keeps the answers of a form on this device, the same in all of its tabs. */
export function useFormDraft({ id, answers, onRestored }: DraftHost): FormDraft {
  const [state, setState] = useState<DraftState>('empty');
  const [isShared, setIsShared] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);
  /** Answers that lie on the device as they are. */
  const kept = useRef<Answers>(answers);
  const pending = useRef<(() => void) | null>(null);
  const restore = useRef(onRestored);

  useEffect(() => {
    restore.current = onRestored;
  });

  const take = useCallback(
    async (isFromOtherTab: boolean) => {
      const draft = await readDraft(id);

      if (draft !== null || isFromOtherTab) {
        kept.current = draft ?? {};
        restore.current(draft, isFromOtherTab);
        setState(draft === null ? 'empty' : 'kept');
      }
    },
    [id],
  );

  useEffect(() => {
    const shared = isSharedDevice();
    setIsShared(shared);
    setState(shared ? 'off' : 'empty');
    const ready = shared ? Promise.resolve() : take(false);
    // In steps: at once, it would draw all questions again while the page is still starting.
    ready.catch(() => setState('failed')).finally(() => startTransition(() => setIsRead(true)));
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = ({ data }) => {
      if (data === id && !isSharedDevice()) {
        void take(true).catch(() => setState('failed'));
      }
    };
    channel.current = opened;

    return () => opened.close();
  }, [id, take]);

  useEffect(() => {
    if (!isRead || isShared || kept.current === answers) {
      return;
    }

    const write = () => {
      clearTimeout(timer);
      pending.current = null;
      kept.current = answers;
      const isEmpty = Object.keys(answers).length === 0;
      (isEmpty ? deleteDraft(id) : keepDraft(id, answers)).then(
        () => {
          setState(isEmpty ? 'empty' : 'kept');
          channel.current?.postMessage(id);
        },
        () => setState('failed'),
      );
    };
    const timer = setTimeout(write, keepMilliseconds);
    pending.current = write;

    return () => clearTimeout(timer);
  }, [id, answers, isRead, isShared]);

  // The last change is written at once when the user closes or leaves the page.
  useEffect(() => {
    const flush = () => pending.current?.();
    document.addEventListener('visibilitychange', flush);

    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return {
    state,
    isShared,
    share(next) {
      setSharedDevice(next);
      setIsShared(next);
      setState(next ? 'off' : 'empty');

      if (next) {
        pending.current = null;
        deleteAllDrafts().catch(() => setState('failed'));
      } else {
        // Writes the answers that were typed while nothing was kept.
        kept.current = {};
      }
    },
    forget() {
      pending.current = null;
      deleteDraft(id).then(
        () => {
          setState(isShared ? 'off' : 'empty');
          channel.current?.postMessage(id);
        },
        () => setState('failed'),
      );
    },
  };
}
