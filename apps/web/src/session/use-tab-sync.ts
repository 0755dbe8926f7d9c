import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { announceSessionEnd } from '../transports/session-end.ts';
import { listenToTabs } from './tab-sync.ts';
import { isWorkHere } from './work-here.ts';

/** Milliseconds until a page is loaded again after a log-out elsewhere: the cookie is gone by then. */
const reloadAfter = 500;

/** Work on a desk goes too, but not without a word before. */
function leave(): void {
  if (isWorkHere()) {
    announceSessionEnd('elsewhere');
  } else {
    window.location.reload();
  }
}

/** Keeps this tab in step with what happens to the session in others. */
export function useTabSync(isWanted: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isWanted) {
      return;
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToTabs((type) => {
      if (type === 'LOGINOUT') {
        timer = setTimeout(leave, reloadAfter);
      } else {
        void revalidate();
      }
    });

    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isWanted, revalidate]);
}
