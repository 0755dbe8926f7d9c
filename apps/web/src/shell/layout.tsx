import { Outlet } from 'react-router';
import { SessionEnd } from '../session/session-end.tsx';
import { useIsDesktop } from '../session/use-is-desktop.ts';
import { InlineScript } from './inline-script.tsx';
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

/**
 * Lets the desktop application know that a page is open: it ends some time after the last one. One page does so for all
 * of a browser, which has six connections to a host. The stream has a name, so that it is not collected as garbage.
 */
const openPageScript = import.meta.env.SSR
  ? `navigator.locks.request('open-page',()=>new Promise(()=>{globalThis.openPage=new EventSource('/open-page')}))`
  : '';

export default function Layout() {
  return (
    <Shell>
      <Outlet />
      <SessionEnd />
      {useIsDesktop() && <InlineScript code={openPageScript} />}
    </Shell>
  );
}
