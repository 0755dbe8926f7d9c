import { useEffect } from 'react';
import { notifyTabs } from './tab-sync.ts';

const place = 'octavo-seen';

/**
 * Notifies the other tabs when this one is the first to see a login or logout made by the server alone:
 * return from Google, logout everywhere, deletion of the account, or expiry.
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

/**
 * Stores what this tab sees for all tabs, and returns the previous value; null when there was none or the
 * browser stores nothing.
 */
function swapSeen(seen: 'person' | 'nobody'): string | null {
  try {
    const before = localStorage.getItem(place);
    localStorage.setItem(place, seen);

    return before;
  } catch {
    return null;
  }
}
