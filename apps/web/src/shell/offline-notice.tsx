import { shellWords } from '@octavo/i18n/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServerAway } from './reachable.ts';
import { useLocale } from './use-locale.ts';

/** Milliseconds for which a restored connection is reported. */
const backFor = 4000;

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);

  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Reports a missing connection while it lasts, and for a moment that it is back. */
export function OfflineNotice() {
  const online = useOnline();
  const away = useServerAway();
  const isBack = useIsBack(online && !away);
  useStayingOffline(online);
  const words = shellWords(useLocale());
  const line = 'border-b border-rule px-4 py-2 text-center text-caption';

  return (
    // Below the header, at any scroll position of the page.
    <div role="status" className="sticky top-15 z-20">
      {(!online || away) && (
        <p className={`${line} bg-ochre-wash text-ochre`}>{online ? words.unreachable : words.offline}</p>
      )}
      {isBack && <p className={`${line} bg-verdigris-wash text-verdigris`}>{words.online}</p>}
    </div>
  );
}

/**
 * Blocks links while offline: no page can be fetched, and following one would lose this page with the files
 * in its workspace.
 */
function useStayingOffline(online: boolean): void {
  useEffect(() => {
    if (online) {
      return;
    }

    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;

      if (link !== null && leadsAway(link)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', stay, { capture: true });

    return () => document.removeEventListener('click', stay, { capture: true });
  }, [online]);
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === window.location.pathname;

  return link.origin === window.location.origin && !isHere && !link.target && !link.hasAttribute('download');
}

/** True for a moment after a connection that was lost has come back. */
function useIsBack(online: boolean): boolean {
  const [wasLost, setWasLost] = useState(false);

  useEffect(() => {
    if (!online) {
      setWasLost(true);

      return;
    }

    const timer = setTimeout(() => setWasLost(false), backFor);

    return () => clearTimeout(timer);
  }, [online]);

  return online && wasLost;
}
