import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { formTokenContext, sessionContext } from '../server-context.ts';
import { SessionEnd } from '../session/session-end.tsx';
import { Shell } from './shell.tsx';

/** Session of the page's viewer, and the token of its forms; session tokens are never included. */
export function loader({ context }: LoaderFunctionArgs) {
  return { session: context.get(sessionContext), formToken: context.get(formTokenContext) };
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
  return (
    <Shell>
      <Outlet />
      <SessionEnd />
    </Shell>
  );
}
