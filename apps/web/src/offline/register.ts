/** Registers the service worker of the offline page, after the load event because nothing waits for it. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return;
  }

  const register = () => {
    // If registration fails or the browser forbids it, only the offline page is missing.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };

  if (document.readyState === 'complete') {
    register();
  } else {
    window.addEventListener('load', register, { once: true });
  }
}
