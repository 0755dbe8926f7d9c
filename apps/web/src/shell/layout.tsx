import { Outlet } from 'react-router';
import { SessionEnd } from '../session/session-end.tsx';
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
  return (
    <Shell>
      <Outlet />
      <SessionEnd />
    </Shell>
  );
}
