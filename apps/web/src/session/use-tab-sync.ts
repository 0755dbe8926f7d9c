import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { announceSessionEnd } from '../transports/session-end.ts';
import { listenToTabs } from './tab-sync.ts';
import { isWorkHere } from './work-here.ts';

/** Milliseconds until the page reloads after a logout elsewhere: the cookie is deleted by then. */
const reloadAfter = 500;

/** Reloads the page; work in a workspace is lost with it, so the user is warned first. */
function leave(): void {
  if (isWorkHere()) {
    announceSessionEnd('elsewhere');
  } else {
    window.location.reload();
  }
}

/** Applies changes of the session in other tabs to this one. */
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
