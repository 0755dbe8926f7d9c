declare const self: ServiceWorkerGlobalScope;

/** Hash of the names of all built files, inserted by the build: every release has a different worker. */
declare const release: string;

/**
 * Shows an offline page when there is no connection, and does nothing else. The cache holds only that page in
 * each language with its styles and fonts: no files, no API responses and no personal pages.
 */
const prefix = 'octavo-offline-';
const cacheName = prefix + release;
const pages = ['/offline', '/fr/offline'];
const looks = /\/assets\/[\w.-]+\.(?:css|woff2)/g;

self.addEventListener('install', (event) => event.waitUntil(keepPages()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);

  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) {
    return;
  }

  if (request.mode === 'navigate') {
    event.respondWith(pageOrOffline(request));
  } else if (pathname.match(looks) !== null) {
    event.respondWith(keptOrFetched(request));
  }
});

/** Caches the offline pages, requested without cookies so that they contain nothing personal. */
async function keepPages(): Promise<void> {
  const cache = await caches.open(cacheName);

  for (const page of pages) {
    const answer = await fetch(page, { credentials: 'omit', cache: 'reload' });

    if (!answer.ok) {
      throw new Error(`${page} answered ${answer.status}`);
    }

    const html = await answer.clone().text();
    await cache.put(page, answer);
    await cache.addAll([...new Set(html.match(looks))]);
  }

  // No page depends on the previous worker.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // A preload request is also sent for URLs that this worker ignores, which are then requested again: a
  // single-use link would be used up. Preload survives the worker that enabled it, so it is disabled
  // explicitly.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const isFrench = /^\/fr(\/|$)/i.test(new URL(request.url).pathname);
    const page = await caches.match(isFrench ? '/fr/offline' : '/offline', { ignoreVary: true });

    return page ?? Response.error();
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
