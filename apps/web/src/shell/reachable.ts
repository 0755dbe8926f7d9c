import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks for an unreachable server. */
const lookMilliseconds = 2000;

let away = false;
const watchers = new Set<() => void>();

/** True when the server answers. A device says that it is online before anything can be reached. */
export async function isReachable(): Promise<boolean> {
  return (await statusOf('/offline')) === 200;
}

/** Status of a file of the server; 0 when there is no response. */
export async function statusOf(address: string): Promise<number> {
  try {
    // The service worker ignores HEAD requests.
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

/** Waits until the server is reachable; meanwhile the page reports that it is not. */
export async function untilReachable(): Promise<void> {
  while (!(await isReachable())) {
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
