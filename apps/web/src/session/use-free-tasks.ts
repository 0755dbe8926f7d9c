import type { JobView } from '@octavo/contract/job';
import { useEffect, useRef, useState } from 'react';
import { countSuccess, keepCounter, readCounter, usedOn } from './free-counter.ts';
import { useSession } from './use-session.ts';

/** How many free tasks were used today, and of how many; null for who has no such limit. */
export function useFreeTasks(): { readonly used: number; readonly limit: number } | null {
  const limit = useSession()?.freeTasks ?? null;
  const [counted, setCounted] = useState(0);

  useEffect(() => setCounted(usedOn(readCounter(), new Date())), []);

  return limit === null
    ? null
    : { used: Math.min(limit.limit, Math.max(limit.used, counted)), limit: limit.limit };
}

/** Counts a job that succeeded before the eyes of somebody without Pro. */
export function useCountedSuccess(job: JobView | null): void {
  const hasLimit = useSession()?.hasPro === false;
  const wasRunning = useRef(false);
  const state = job?.state ?? null;

  useEffect(() => {
    if (state === 'done' && wasRunning.current && hasLimit) {
      keepCounter(countSuccess(readCounter(), new Date()));
    }

    // A page that is opened again by its address has been counted before.
    wasRunning.current = state === 'queued' || state === 'running';
  }, [state, hasLimit]);
}
