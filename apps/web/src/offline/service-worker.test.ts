import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Path in a variable: the worker is a classic script, which TypeScript does not import as a module. */
const worker: string = './service-worker.ts';
const origin = 'https://octavo.example';
const html =
  '<link href="/assets/app-1.css"><link href="/assets/inter-2.woff2"><script src="/assets/entry-3.js">';

type EventHandler = (event: object) => void;

let handlers: Map<string, EventHandler>;
let kept: Map<string, Map<string, string>>;
let isOnline: boolean;
let isPreloading: boolean;
let asked: { readonly url: string; readonly credentials: string | undefined }[];

beforeEach(async () => {
  handlers = new Map();
  kept = new Map([
    ['octavo-offline-old', new Map()],
    ['of-somebody-else', new Map()],
  ]);
  isOnline = true;
  isPreloading = true;
  asked = [];
  vi.resetModules();
  vi.stubGlobal('release', 'new');
  vi.stubGlobal('caches', cachesOver(kept));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('self', {
    location: new URL(origin),
    registration: {
      navigationPreload: {
        enable: async () => void (isPreloading = true),
        disable: async () => void (isPreloading = false),
      },
    },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, handler: EventHandler) => handlers.set(type, handler),
  });
  await import(worker);
  await tell('install');
  await tell('activate');
});

afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  it('caches only the two offline pages and their styles, requested without credentials', () => {
    expect([...(kept.get('octavo-offline-new')?.keys() ?? [])]).toEqual([
      '/offline',
      '/assets/app-1.css',
      '/assets/inter-2.woff2',
      '/fr/offline',
    ]);
    expect(asked.filter(({ url }) => url.endsWith('offline')).map(({ credentials }) => credentials)).toEqual([
      'omit',
      'omit',
    ]);
  });

  it('deletes only the caches of earlier releases', () => {
    expect([...kept.keys()]).toEqual(['of-somebody-else', 'octavo-offline-new']);
  });

  it('handles only pages and their styles', () => {
    expect(request('/api/v1/files/abc/content', 'navigate')).toBeNull();
    expect(request('/api/v1/account', 'cors')).toBeNull();
    expect(request('/account.data', 'cors')).toBeNull();
    expect(request('/assets/entry-3.js', 'cors')).toBeNull();
    expect(request('/log-in', 'navigate', 'POST')).toBeNull();
  });

  it('turns off navigation preload, which an earlier release turned on', () => {
    expect(isPreloading).toBe(false);
  });

  it('returns pages from the network unchanged, without caching them', async () => {
    expect(await request('/account', 'navigate')).toBe('from the network: /account');
    expect([...kept.values()].flatMap((cache) => [...cache.keys()])).not.toContain('/account');
  });

  it.each([
    ['/merge-pdf', '/offline'],
    ['/fr', '/fr/offline'],
    ['/fr/tarifs', '/fr/offline'],
    ['/french-toast', '/offline'],
  ])('shows for %s, without a connection, %s', async (path, page) => {
    isOnline = false;

    expect(await request(path, 'navigate')).toBe(`kept: ${page}`);
  });

  it('returns the styles of the offline page without a connection', async () => {
    isOnline = false;

    expect(await request('/assets/app-1.css', 'no-cors')).toBe('kept: /assets/app-1.css');
  });
});

/** Response of the worker; null when it leaves the request to the browser. */
function request(path: string, mode: string, method = 'GET'): Promise<string> | null {
  let answered: Promise<Response> | null = null;
  handlers.get('fetch')?.({
    request: { url: origin + path, mode, method },
    respondWith: (given: Promise<Response>) => {
      answered = given;
    },
  });

  // The assignment above happens in a call that control flow cannot see.
  const given = answered as Promise<Response> | null;

  return given === null ? null : given.then((response) => response.text());
}

async function tell(type: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(type)?.({
    waitUntil: (given: Promise<unknown>) => {
      work = given;
    },
  });
  await work;
}

async function answer(given: string | { readonly url: string }, init: RequestInit = {}): Promise<Response> {
  const url = typeof given === 'string' ? given : given.url;
  asked.push({ url, credentials: init.credentials });

  if (!isOnline) {
    throw new TypeError('Failed to fetch');
  }

  return new Response(url.endsWith('offline') ? html : `from the network: ${url.replace(origin, '')}`);
}

function cachesOver(all: Map<string, Map<string, string>>) {
  const pathOf = (given: string | { readonly url: string }) =>
    (typeof given === 'string' ? given : given.url).replace(origin, '');

  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, string>();
      all.set(name, cache);

      return {
        put: async (path: string) => void cache.set(path, `kept: ${path}`),
        addAll: async (paths: readonly string[]) => paths.forEach((path) => cache.set(path, `kept: ${path}`)),
      };
    },
    match: async (given: string | { readonly url: string }) => {
      const found = [...all.values()]
        .map((cache) => cache.get(pathOf(given)))
        .find((text) => text !== undefined);

      return found === undefined ? undefined : new Response(found);
    },
  };
}
