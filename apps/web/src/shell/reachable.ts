import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks for an unreachable server. */
const lookMilliseconds = 2000;

let away = false;
const watchers = new Set<() => void>();

/**
 * True when the server responds to a request for a file with a status. Without arguments, when it can be reached: a
 * device says that it is online before anything can be.
 */
export async function responds(status = 200, address = '/offline'): Promise<boolean> {
  // The service worker ignores HEAD requests.
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);

  return response?.status === status;
}

/** Waits until the server is reachable; meanwhile the page reports that it is not. */
export async function untilReachable(): Promise<void> {
  while (!(await responds())) {
    setAway(true);
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }

  setAway(false);
}

/** True while the page waits for the server. */
export function useServerAway(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => away,
    () => false,
  );
}

function setAway(value: boolean): void {
  away = value;

  for (const changed of watchers) {
    changed();
  }
}

function subscribe(changed: () => void): () => void {
  watchers.add(changed);

  return () => watchers.delete(changed);
}
