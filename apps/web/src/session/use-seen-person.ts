import { useEffect } from 'react';
import { tellTabs } from './tab-sync.ts';

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
      tellTabs('INITDATA');
    } else if (before === 'person' && !isPerson) {
      tellTabs('LOGINOUT');
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
