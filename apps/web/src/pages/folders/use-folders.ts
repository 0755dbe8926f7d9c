import type { FoldersView } from '@octavo/contract/folders';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders } from './ask-folders.ts';

/** Milliseconds between two looks at the tasks, while any goes on and while none does. */
const busyMilliseconds = 700;
const idleMilliseconds = 3000;

export interface FollowedFolders {
  /** Null until the first answer. */
  readonly view: FoldersView | null;
  readonly isReachable: boolean;
  /** Looks at once, after an action. */
  refresh(): void;
}

/** Follows the tasks of the application, which is on this computer, by asking for them. */
export function useFolders(): FollowedFolders {
  const locale = useLocale();
  const [view, setView] = useState<FoldersView | null>(null);
  const [isReachable, setReachable] = useState(true);
  const [round, setRound] = useState(0);
  const isBusy =
    view === null || view.watches.length > 0 || view.batches.some(({ state }) => !isStill(state));

  useEffect(() => {
    const controller = new AbortController();
    let timer = 0;
    const look = async () => {
      try {
        setView(await askFolders<FoldersView>(locale, '', { signal: controller.signal }));
        setReachable(true);
      } catch {
        setReachable(controller.signal.aborted);
      }

      if (!controller.signal.aborted) {
        timer = window.setTimeout(look, isBusy ? busyMilliseconds : idleMilliseconds);
      }
    };
    void look();

    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another round asks at once
  }, [locale, isBusy, round]);

  return { view, isReachable, refresh: useCallback(() => setRound((count) => count + 1), []) };
}

function isStill(state: string): boolean {
  return state === 'done' || state === 'cancelled' || state === 'paused';
}
