/**
 * Lets the desktop application know that a page is open: it ends some time after the last one. One page does so for all
 * of a browser, which has six connections to a host.
 *
 * @param signal tells that the page is left
 */
export async function keepOpen(signal: AbortSignal): Promise<void> {
  const whileLocked = () =>
    new Promise<void>((resolve) => {
      const stream = new EventSource('/open-page');
      signal.addEventListener('abort', () => {
        stream.close();
        resolve();
      });
    });

  // Rejects when the page is left before its turn.
  await navigator.locks.request('open-page', { signal }, whileLocked).catch(() => undefined);
}
