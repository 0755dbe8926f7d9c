import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks for a server that is away. */
const lookMilliseconds = 2000;

let away = false;
const watchers = new Set<() => void>();

/** True when the server answers. A device says that it is online before anything can be reached. */
export async function isReachable(): Promise<boolean> {
  try {
    // A HEAD request is left alone by the service worker.
    return (await fetch('/offline', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Waits for the server, and has that said meanwhile. */
export async function untilReachable(): Promise<void> {
  while (!(await isReachable())) {
    setAway(true);
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }

  setAway(false);
}

/** True while somebody waits for the server. */
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
