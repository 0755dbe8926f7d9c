import { isReachable, untilReachable } from './reachable.ts';

const reloadedAt = 'octavo-reloaded-at';
const guardSeconds = 60;

/** Loads that wait for the server by themselves. */
let patient = 0;

/**
 * A page that outlived a release asks for chunks that are gone. Reloading gets the new ones; the guard keeps a
 * server that really lacks a chunk from reloading a page for ever. While no server answers, the page that is here is
 * worth more than none.
 */
export function reloadAfterFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (patient === 0) {
      void reloadIfGone();
    }
  });
}

/** Loads a part of the page that holds something to lose, however long the server is away meanwhile. */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withoutReload(load);
  } catch {
    await untilReachable();

    return load();
  }
}

async function withoutReload<Part>(load: () => Promise<Part>): Promise<Part> {
  patient += 1;

  try {
    return await load();
  } finally {
    patient -= 1;
  }
}

async function reloadIfGone(): Promise<void> {
  if ((await isReachable()) && reloadOnce(sessionStorage, Date.now())) {
    window.location.reload();
  }
}

/** True when no reload happened within the guard; notes this one. */
export function reloadOnce(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(memory.getItem(reloadedAt) ?? Number.NEGATIVE_INFINITY);

  if (now - last < guardSeconds * 1000) {
    return false;
  }

  memory.setItem(reloadedAt, String(now));

  return true;
}
