import { useEffect } from 'react';
import { notifyTabs } from './tab-sync.ts';

const place = 'octavo-seen';

/**
 * Tells the other tabs when this one is the first to be shown that somebody came or left by way of the server alone:
 * back from Google, logged out everywhere, erased, or logged out because the time was over.
 */
export function useSeenPerson(isPerson: boolean | null): void {
  useEffect(() => {
    if (isPerson === null) {
      return;
    }

    const before = swapSeen(isPerson ? 'person' : 'nobody');

    if (before === 'nobody' && isPerson) {
      notifyTabs('INITDATA');
    } else if (before === 'person' && !isPerson) {
      notifyTabs('LOGINOUT');
    }
  }, [isPerson]);
}

/** Keeps what this tab sees for all of them, and gives what was seen last; null where nothing was, or can be, kept. */
function swapSeen(seen: 'person' | 'nobody'): string | null {
  try {
    const before = localStorage.getItem(place);
    localStorage.setItem(place, seen);

    return before;
  } catch {
    return null;
  }
}
