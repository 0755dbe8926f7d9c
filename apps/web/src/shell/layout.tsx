import { desktopWords } from '@octavo/i18n/desktop-words';
import { folderPageWords } from '@octavo/i18n/folders';
import { changeWords } from '@octavo/i18n/language';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { desktopContext, formTokenContext, sessionContext } from '../server-context.ts';
import { SessionEnd } from '../session/session-end.tsx';
import { localeOf } from './address.ts';
import { Shell } from './shell.tsx';
import { useLocale } from './use-locale.ts';

/**
 * Session of the page's viewer, and the token of its forms; session tokens are never included. `desktop` has the texts
 * of the desktop application and `folders` the name of its page about folders; both are null elsewhere.
 */
export function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const isDesktop = context.get(desktopContext);

  return {
    session: context.get(sessionContext),
    formToken: context.get(formTokenContext),
    desktop: isDesktop ? desktopWords[locale] : null,
    folders: isDesktop ? folderPageWords(locale).heading : null,
  };
}

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
