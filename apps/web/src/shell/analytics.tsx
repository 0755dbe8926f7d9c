import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The operator's own script that counts visits, where there is one; nothing of the page waits for it. */
export function AnalyticsScript() {
  const analytics = useRouteLoaderData<typeof loader>('root')?.analytics ?? null;

  if (analytics === null) {
    return null;
  }

  const data = Object.fromEntries(
    Object.entries(analytics.data).map(([name, value]) => [`data-${name}`, value]),
  );

  return <script defer src={analytics.script} {...data} />;
}
