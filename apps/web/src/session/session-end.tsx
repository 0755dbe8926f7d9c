import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { barePath } from '../shell/address.ts';
import { onSessionEnd } from '../transports/session-end.ts';
import { notifyTabs } from './tab-sync.ts';
import { useSession } from './use-session.ts';

const EndPopup = lazy(async () => ({ default: (await import('./end-popup.tsx')).EndPopup }));

interface SeenEnd {
  /** Path to go on at after another log-in. */
  readonly next: string;
  /** True where another tab said it. */
  readonly isAnnounced: boolean;
}

/**
 * Stands on every page for the moment in which a session ends by itself: by time, by a log-out elsewhere, with a new
 * version. The page goes on as that of a visitor, says why, and offers to log in over what is there; other tabs follow.
 * Where another tab said it and there is work on the desk, the page says so before it is cleared.
 */
export function SessionEnd() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [end, setEnd] = useState<SeenEnd | null>(null);
  const isPerson = session !== null && session.person !== null;
  const isVisitor = session !== null && session.person === null;
  const here = pathname + search;
  // Where somebody was logged in last: pages of theirs lead away at once.
  const place = useRef<string | null>(null);

  // By the word of another tab: the rest know it then, too.
  const isAnnounced = useRef(false);

  useEffect(
    () =>
      onSessionEnd((notice) => {
        isAnnounced.current = notice === 'elsewhere';
        void revalidate();
      }),
    [revalidate],
  );

  useEffect(() => {
    if (isPerson) {
      place.current = here;
      isAnnounced.current = false;
      setEnd(null);
    } else if (isVisitor && place.current !== null) {
      setEnd({ next: place.current, isAnnounced: isAnnounced.current });
      place.current = null;

      if (!isAnnounced.current) {
        notifyTabs('LOGINOUT');
      }
    }
  }, [isPerson, isVisitor, here]);

  // The page for logging in says it itself.
  if (session === null || end === null || /^\/(log-in|sign-up)/.test(barePath(pathname))) {
    return null;
  }

  return (
    <Suspense>
      <EndPopup session={session} {...end} onClose={() => setEnd(null)} />
    </Suspense>
  );
}
