import type { Operation } from '@octavo/contract/edits/edit-list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftMilliseconds, type KeptDraft } from './draft.ts';
import { keepFile } from './draft-files.ts';
import { saveDraft } from './draft-store.ts';

export type SaveState =
  | { readonly kind: 'none' | 'saving' }
  | {
      readonly kind: 'saved';
      readonly at: Date;
      readonly until: Date;
      /** True while a later change is about to be saved. */
      readonly isBehind: boolean;
    }
  | { readonly kind: 'failed'; readonly because: 'full' | 'unavailable' | 'taken' };

/** Milliseconds after a change until it is saved, and until a slow write is shown. */
const saveMilliseconds = 200;
const slowMilliseconds = 1000;

interface Autosave {
  readonly state: SaveState;
  /** Saves the last change at once; settles when it is on the device, or could not be saved. */
  flush(): Promise<void>;
  /** Saves nothing more; settles when the write under way has ended. */
  stop(): Promise<void>;
}

interface Saved {
  readonly file: Blob;
  /** Everything that is kept except the time. */
  readonly draft: KeptDraft;
  /** True while another tab has the file. */
  readonly isTaken: boolean;
}

/** Saves every change on this device. The page and the scale are saved with it, and do not count as changes. */
export function useAutosave({ file, draft, isTaken }: Saved): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'none' });
  const [saved, setSaved] = useState<readonly Operation[]>([]);
  const changedAt = useRef(0);
  const isApplied = useRef(draft.isApplied);
  const operations = useRef(draft.operations);
  const writes = useRef(Promise.resolve());
  const pending = useRef<(() => void) | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    if (isTaken) {
      return;
    }

    const isChange = operations.current !== draft.operations;

    if (isChange || changedAt.current === 0) {
      changedAt.current = Date.now();
      operations.current = draft.operations;
    }

    isApplied.current &&= !isChange;
    const whole: Draft = { ...draft, isApplied: isApplied.current, changedAt: changedAt.current };
    const slow = isChange ? setTimeout(() => setState({ kind: 'saving' }), slowMilliseconds) : undefined;
    const write = () => {
      pending.current = null;

      if (isStopped.current) {
        return;
      }

      // One write after another: an earlier list must never replace a later one.
      writes.current = writes.current.then(async () => {
        const next = await stateAfter(file, whole);
        clearTimeout(slow);
        setState(next);
        setSaved(whole.operations);
      });
    };
    const timer = setTimeout(write, saveMilliseconds);
    pending.current = isChange ? write : pending.current;

    return () => {
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [file, draft, isTaken]);

  const flush = useCallback(() => {
    pending.current?.();

    return writes.current;
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;

    return writes.current;
  }, []);

  // The last change is written at once when the user closes the editor or leaves the tab.
  useEffect(() => {
    const onLeave = () => void flush();
    document.addEventListener('visibilitychange', onLeave);

    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, [flush]);

  return { state: isTaken ? taken : shownState(state, saved, draft.operations), flush, stop };
}

const taken: SaveState = { kind: 'failed', because: 'taken' };

function shownState(
  state: SaveState,
  saved: readonly Operation[],
  operations: readonly Operation[],
): SaveState {
  if (state.kind !== 'saved') {
    return state;
  }

  // Saving the file alone says nothing about changes.
  return saved.length === 0 ? { kind: 'none' } : { ...state, isBehind: saved !== operations };
}

async function stateAfter(file: Blob, draft: Draft): Promise<SaveState> {
  try {
    // The list first: when the tab is closed, its write has begun.
    await saveDraft(draft);
    await keepFile(draft.sha256, file);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';

    return { kind: 'failed', because: isFull ? 'full' : 'unavailable' };
  }

  const until = new Date(draft.changedAt + draftMilliseconds);

  return { kind: 'saved', at: new Date(draft.changedAt), until, isBehind: false };
}
