import type { JobView } from '@octavo/contract/job';
import { useEffect, useRef, useState } from 'react';
import { countSuccess, keepCounter, listenToCounter, readCounter, usedOn } from './free-counter.ts';
import { useSession } from './use-session.ts';

/** Number of free tasks used today, and their limit; null for users without such a limit. */
export function useFreeTasks(): { readonly used: number; readonly limit: number } | null {
  const session = useSession();
  const limit = session?.freeTasks ?? null;
  const isVisitor = session?.accountStatus === 'visitor';
  const [counted, setCounted] = useState(0);

  useEffect(() => {
    const read = () => setCounted(usedOn(readCounter(), new Date()));
    read();

    return listenToCounter(read);
  }, []);

  return limit === null
    ? null
    : { used: Math.min(limit.limit, Math.max(limit.used, isVisitor ? counted : 0)), limit: limit.limit };
}

/** Counts a job that succeeded on this page for a visitor. Tasks of an account are counted by the server alone. */
export function useCountedSuccess(job: JobView | null): void {
  const isVisitor = useSession()?.accountStatus === 'visitor';
  const wasRunning = useRef(false);
  const state = job?.state ?? null;

  useEffect(() => {
    if (state === 'done' && wasRunning.current && isVisitor) {
      keepCounter(countSuccess(readCounter(), new Date()));
    }

    // A finished job that is opened again by its address has been counted before.
    wasRunning.current = state === 'queued' || state === 'running';
  }, [state, isVisitor]);
}
