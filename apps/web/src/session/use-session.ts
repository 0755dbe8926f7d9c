import type { SessionView } from '@octavo/contract/session';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../shell/layout.tsx';
import { useLocale } from '../shell/use-locale.ts';

/** Who looks at the page, as the server said; null where there are no accounts, and on a page that broke before that. */
export function useSession(): SessionView | null {
  const session = useRouteLoaderData<typeof loader>(`${useLocale()}/layout`)?.session;

  return session === undefined || session.access === 'open' ? null : session;
}
