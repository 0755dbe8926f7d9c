declare const self: ServiceWorkerGlobalScope;

/** Written by the build from the names of all its files: another release is another worker. */
declare const release: string;

/**
 * Shows a page of ours where there is no connection, and does nothing else. What it keeps is that page in each
 * language with its style and fonts: no file, no answer of the API and no page about anybody ever goes there.
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

/** Asked for without cookies: what is kept was made for nobody. */
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

  // No page depends on the worker before this one.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // A preload is sent for the addresses left alone, too, and they then once more: a link that counts once would be
  // used up. It outlives the worker that asked for it, so it is turned off rather than left.
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
