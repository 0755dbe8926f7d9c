import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The operator's own script that counts visits, if configured; nothing on the page waits for it. */
export function AnalyticsScript() {
  const attributes = useRouteLoaderData<typeof loader>('root')?.analytics ?? null;

  return attributes === null ? null : <script defer {...attributes} />;
}
