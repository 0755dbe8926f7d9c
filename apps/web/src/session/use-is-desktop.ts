import { useRouteLoaderData } from 'react-router';
import type { loader } from '../shell/layout.server.ts';
import { useLocale } from '../shell/use-locale.ts';

/** True in the desktop application, whose pages have no service behind them. */
export function useIsDesktop(): boolean {
  return useRouteLoaderData<typeof loader>(`${useLocale()}/layout`)?.desktop != null;
}
