import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { barePath } from '../shell/address.ts';
import { onSessionEnd } from '../transports/session-end.ts';
import { tellTabs } from './tab-sync.ts';
import { useSession } from './use-session.ts';

const SessionEndedPopup = lazy(async () => ({
  default: (await import('./session-ended-popup.tsx')).SessionEndedPopup,
}));

/**
 * Stands on every page for the moment in which a session ends by itself: by time, by a log-out elsewhere, with a new
 * version. The page goes on as that of a visitor, says why, and offers to log in over what is there; other tabs follow.
 */
export function SessionEnd() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [next, setNext] = useState<string | null>(null);
  const isPerson = session !== null && session.person !== null;
  const isVisitor = session !== null && session.person === null;
  const here = pathname + search;
  // Where somebody was logged in last: pages of theirs lead away at once.
  const place = useRef<string | null>(null);

  useEffect(() => onSessionEnd(() => void revalidate()), [revalidate]);

  useEffect(() => {
    if (isPerson) {
      place.current = here;
      setNext(null);
    } else if (isVisitor && place.current !== null) {
      setNext(place.current);
      place.current = null;
      tellTabs('LOGINOUT');
    }
  }, [isPerson, isVisitor, here]);

  // The page for logging in says it itself.
  if (session === null || next === null || /^\/(log-in|sign-up)/.test(barePath(pathname))) {
    return null;
  }

  return (
    <Suspense>
      <SessionEndedPopup session={session} next={next} onClose={() => setNext(null)} />
    </Suspense>
  );
}
