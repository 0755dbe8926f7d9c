import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { SessionEnd } from '../session/session-end.tsx';
import { useIsDesktop } from '../session/use-is-desktop.ts';
import { Shell } from './shell.tsx';

/** Reloaded on every page, and at the same address when another tab reports a change. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export default function Layout() {
  useOpenPage(useIsDesktop());

  return (
    <Shell>
      <Outlet />
      <SessionEnd />
    </Shell>
  );
}

function useOpenPage(isDesktop: boolean): void {
  useEffect(() => {
    if (!isDesktop) {
      return;
    }

    const leaving = new AbortController();
    // A page that cannot load its parts says so itself.
    void import('./open-page.ts').then(
      ({ keepOpen }) => keepOpen(leaving.signal),
      () => undefined,
    );

    return () => leaving.abort();
  }, [isDesktop]);
}
