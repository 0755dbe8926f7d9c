import type { JobView } from '@octavo/contract/job';
import { useEffect, useRef, useState } from 'react';
import { countSuccess, keepCounter, readCounter, usedOn } from './free-counter.ts';
import { useSession } from './use-session.ts';

/** Number of free tasks used today, and their limit; null for users without such a limit. */
export function useFreeTasks(): { readonly used: number; readonly limit: number } | null {
  const limit = useSession()?.freeTasks ?? null;
  const [counted, setCounted] = useState(0);

  useEffect(() => setCounted(usedOn(readCounter(), new Date())), []);

  return limit === null
    ? null
    : { used: Math.min(limit.limit, Math.max(limit.used, counted)), limit: limit.limit };
}

/** Counts a job that succeeded on this page for a user without Pro. */
export function useCountedSuccess(job: JobView | null): void {
  const hasLimit = useSession()?.hasPro === false;
  const wasRunning = useRef(false);
  const state = job?.state ?? null;

  useEffect(() => {
    if (state === 'done' && wasRunning.current && hasLimit) {
      keepCounter(countSuccess(readCounter(), new Date()));
    }

    // A finished job that is opened again by its address has been counted before.
    wasRunning.current = state === 'queued' || state === 'running';
  }, [state, hasLimit]);
}
