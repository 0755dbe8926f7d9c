import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { barePath } from '../shell/address.ts';
import { onSessionEnd } from '../transports/session-end.ts';
import { notifyTabs } from './tab-sync.ts';
import { useSession } from './use-session.ts';

const EndPopup = lazy(async () => ({ default: (await import('./end-popup.tsx')).EndPopup }));

interface SeenEnd {
  /** Path to continue at after the next login. */
  readonly next: string;
  /** True when another tab reported the end of the session. */
  readonly isAnnounced: boolean;
}

/**
 * Present on every page, for a session that ends without the user: by expiry or by a logout elsewhere. The page
 * continues as that of a visitor, shows the reason, and offers to log in over its content; other tabs follow.
 * When another tab reported the end and there is work in the workspace, the page warns before clearing it.
 */
export function SessionEnd() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [end, setEnd] = useState<SeenEnd | null>(null);
  const isPerson = session !== null && session.person !== null;
  const isVisitor = session !== null && session.person === null;
  const here = pathname + search;
  // Last path with a logged-in user: account pages redirect immediately.
  const place = useRef<string | null>(null);

  // True when another tab reported the end: all other tabs then know it, too.
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

  // The login page shows the reason itself.
  if (session === null || end === null || /^\/(log-in|sign-up)/.test(barePath(pathname))) {
    return null;
  }

  return (
    <Suspense>
      <EndPopup session={session} {...end} onClose={() => setEnd(null)} />
    </Suspense>
  );
}
