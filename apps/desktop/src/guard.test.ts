import { expect, it } from 'vitest';
import { Guard } from './guard.ts';

const own = 'http://127.0.0.1:4000';

function openGuard(now?: () => number) {
  const guard = new Guard('4000', now);
  const handle = guard.around(async (request: Request) => new Response(new URL(request.url).pathname));

  return {
    guard,
    ask: async (path: string, headers: Record<string, string> = {}) =>
      handle(new Request(`${own}${path}`, { headers })),
  };
}

async function openWindow({ guard, ask }: ReturnType<typeof openGuard>): Promise<string> {
  const answer = await ask(guard.newPath());
  const [cookie = ''] = answer.headers.getSetCookie();

  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/');
  expect(cookie).toMatch(/^octavo-window-4000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);

  return cookie.split(';')[0] ?? '';
}

it('answers the window that was opened by its address, and nobody else', async () => {
  const opened = openGuard();
  const cookie = await openWindow(opened);

  expect(await (await opened.ask('/merge-pdf', { cookie })).text()).toBe('/merge-pdf');
  expect((await opened.ask('/merge-pdf')).status).toBe(403);
  expect((await opened.ask('/api/v1/files', { cookie: 'octavo-window-4000=guessed' })).status).toBe(403);
  expect((await opened.ask('/open/guessed')).status).toBe(403);
});

it('opens each address once, and not late', async () => {
  let now = 0;
  const opened = openGuard(() => now);
  const [first, second] = [opened.guard.newPath(), opened.guard.newPath()];

  expect((await opened.ask(first)).status).toBe(303);
  expect((await opened.ask(first)).status).toBe(403);
  now += 3_600_000;
  expect((await opened.ask(second)).status).toBe(403);
});

it('opens a window on the page that was asked for', async () => {
  const { guard, ask } = openGuard();

  expect((await ask(guard.newPath('/?opened'))).headers.get('location')).toBe('/?opened');
});

it.each([
  ['/', '/fr'],
  ['/?opened', '/fr?opened'],
  ['/merge-pdf', '/fr/merge-pdf'],
])('opens %s in the language of the browser', async (page, location) => {
  const { guard, ask } = openGuard();
  const answer = await ask(guard.newPath(page), { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' });

  expect(answer.headers.get('location')).toBe(location);
});

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'http://127.0.0.1:4001' }],
  ['a page without an origin', { origin: 'null' }],
] as const)('refuses %s, even with the cookie', async (_, headers) => {
  const opened = openGuard();
  const cookie = await openWindow(opened);

  expect((await opened.ask('/api/v1/files', { cookie, ...headers })).status).toBe(403);
  expect(
    (await opened.ask('/api/v1/files', { cookie, origin: own, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(200);
});
