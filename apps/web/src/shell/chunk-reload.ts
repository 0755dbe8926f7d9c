import { responds, untilReachable } from './reachable.ts';

const reloadedAt = 'octavo-reloaded';
const guardSeconds = 60;

/** Number of pending loads that wait for the server themselves. */
let patient = 0;

/**
 * A page older than the release requests chunks that no longer exist. Reloading gets the new ones; the guard
 * keeps a server that really lacks a chunk from reloading a page forever. While no server responds, the page
 * is kept rather than reloaded.
 */
export function reloadAfterFailedChunk(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    if (patient === 0 && (await isGone(payload)) && reloadOnce(sessionStorage, Date.now())) {
      window.location.reload();
    }
  });
}

/** Loads a part of a page whose content must not be lost: waits for the server as long as it is away. */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withoutReload(load);
  } catch {
    await untilReachable();

    return load();
  }
}

/** Loads a part of a page that stays as it is when the part fails: the caller loads it again, or does without. */
export async function withoutReload<Part>(load: () => Promise<Part>): Promise<Part> {
  patient += 1;

  try {
    return await load();
  } finally {
    patient -= 1;
  }
}

/**
 * True when the server lacks the chunk: one that failed without a connection is still there, even if the
 * connection is back by now. Safari does not name the chunk; there a server that responds must do.
 */
function isGone({ message }: Error): Promise<boolean> {
  const address = /http\S+/.exec(message);

  return address === null ? responds() : responds(404, address[0]);
}

/** True when no reload happened within the guard interval; records this one. */
export function reloadOnce(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(memory.getItem(reloadedAt) ?? 0);

  if (now - last < guardSeconds * 1000) {
    return false;
  }

  memory.setItem(reloadedAt, String(now));

  return true;
}
