import { taskBytes } from '@octavo/contract/limits';
import { type SizeLimit, uploadLimit } from '@octavo/domain/access/access';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../shell/layout.server.ts';
import { useLocale } from '../shell/use-locale.ts';

/**
 * Limit of all files of one task together, for the viewer of the page; the server applies the same rule. A plan for
 * questions lifts it only for documents to ask about.
 */
export function useTaskLimit({ isReading = false } = {}): SizeLimit {
  const session = useRouteLoaderData<typeof loader>(`${useLocale()}/layout`)?.session;

  return useMemo(() => {
    if (session === undefined) {
      return uploadLimit({ policy: 'open', accountStatus: 'visitor', account: null }, taskBytes);
    }

    const { access, accountStatus, person, wholeTaskBytes } = session;
    const hasAssistantPlan = isReading && session.hasAssistantPlan;

    return uploadLimit(
      { policy: access, accountStatus, account: person?.email ?? null, hasAssistantPlan },
      wholeTaskBytes,
    );
  }, [session, isReading]);
}
