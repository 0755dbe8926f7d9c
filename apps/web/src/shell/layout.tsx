import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { formTokenContext, sessionContext } from '../server-context.ts';
import { SessionEnd } from '../session/session-end.tsx';
import { Shell } from './shell.tsx';

/** The viewer of the page, and the token of its forms; session tokens are never in it. */
export function loader({ context }: LoaderFunctionArgs) {
  return { session: context.get(sessionContext), formToken: context.get(formTokenContext) };
}

/** Asked anew on every page, and when another tab says that something changed: the address is the same then. */
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
