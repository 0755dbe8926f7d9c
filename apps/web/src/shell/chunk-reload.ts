const reloadedAt = 'octavo-reloaded-at';
const guardSeconds = 60;

/**
 * A page that outlived a release asks for chunks that are gone. Reloading gets the new ones; the guard keeps a
 * server that really lacks a chunk from reloading a page for ever.
 */
export function reloadAfterFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce(sessionStorage, Date.now())) {
      event.preventDefault();
      window.location.reload();
    }
  });
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
