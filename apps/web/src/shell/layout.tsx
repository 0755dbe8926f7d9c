import { changeWords } from '@octavo/i18n/language';
import { Outlet, useLoaderData } from 'react-router';
import { SessionEnd } from '../session/session-end.tsx';
import type { loader } from './layout.server.ts';
import { Shell } from './shell.tsx';
import { useLocale } from './use-locale.ts';

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
  const { desktop } = useLoaderData<typeof loader>();
  const locale = useLocale();

  if (desktop !== null) {
    changeWords(locale, desktop);
  }

  return (
    <Shell>
      <Outlet />
      <SessionEnd />
    </Shell>
  );
}
