import type { SessionView } from '@octavo/contract/session';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../shell/layout.server.ts';
import { useLocale } from '../shell/use-locale.ts';

/**
 * Session of the viewer, as the server reported it; null without accounts, and on a page that failed before
 * it was loaded.
 */
export function useSession(): SessionView | null {
  const session = useRouteLoaderData<typeof loader>(`${useLocale()}/layout`)?.session;

  return session === undefined || session.access === 'open' ? null : session;
}
