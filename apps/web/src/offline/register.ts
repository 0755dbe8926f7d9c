/** Keeps a page for when there is no connection; once the page itself has loaded, because nothing waits for it. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return;
  }

  const register = () => {
    // Without it, or where the browser forbids it, everything works but the page for being offline.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };

  if (document.readyState === 'complete') {
    register();
  } else {
    window.addEventListener('load', register, { once: true });
  }
}
