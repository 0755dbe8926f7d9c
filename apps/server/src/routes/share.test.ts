import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from '../http/environment.ts';
import type { SharePreview } from '../share/card.ts';

let server: TestServer;
let site: ReturnType<typeof createApp>;
const drawn: SharePreview[] = [];
const cookies: (string | undefined)[] = [];
let isBroken = false;

/** Pages that state the text of their picture; the account page has none. */
const pages = new Hono<AppEnvironment>().all('*', (context) => {
  const { path } = context.req;
  cookies.push(context.req.header('cookie'));

  if (path === '/nothing-here') {
    return context.text('', 404);
  }

  const name = path === '/' ? '/home' : path;

  return context.html(
    path === '/account'
      ? '<title>Account</title>'
      : `<meta property="og:title" content="Tom &amp; Jerry&#x27;s · Octavo"/><meta property="og:description" content="All of it."/><meta property="og:image" content="https://octavo.example/share/v2${name}.png"/>`,
  );
});

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
  site = createApp({
    ...server.ports,
    web: { files: new Hono<AppEnvironment>(), pages },
    drawCard: async (card) => {
      drawn.push(card);

      if (isBroken) {
        throw new Error('no font');
      }

      return Buffer.from('picture');
    },
  });
});
beforeEach(() => {
  drawn.length = 0;
  cookies.length = 0;
  isBroken = false;
});
afterAll(() => server.close());

describe('the preview image of a shared page', () => {
  it('shows the title of the page, is cached for ever and loads on any site', async () => {
    const answer = await site.request('/share/v2/fr/merge-pdf.png', { headers: { cookie: 'lang=fr' } });

    expect(await answer.text()).toBe('picture');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(drawn).toEqual([
      { title: "Tom & Jerry's", text: 'All of it.', icon: { path: expect.any(String), colour: '#9a6412' } },
    ]);
    // The requester does not affect the picture: no cookies are sent on.
    expect(cookies).toEqual([undefined]);
  });

  it('is rendered once', async () => {
    await Promise.all([site.request('/share/v2/developers.png'), site.request('/share/v2/developers.png')]);
    await site.request('/share/v2/developers.png');

    expect(drawn.length).toBeLessThanOrEqual(2);
    expect(drawn[0]?.icon).toBeNull();
    drawn.length = 0;
    await site.request('/share/v2/developers.png');
    expect(drawn).toEqual([]);
  });

  it('exists for the start page under its own name', async () => {
    expect((await site.request('/share/v2/home.png')).status).toBe(200);
  });

  it('redirects to the current version when the texts have changed', async () => {
    const answer = await site.request('/share/v1/split-pdf.png');

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/share/v2/split-pdf.png');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(drawn).toEqual([]);
  });

  it.each([
    '/share/v2/nothing-here.png',
    '/share/v2/account.png',
    '/share/v2/merge-pdf.jpg',
    '/share/x',
    '/share/v2/%6Derge-pdf.png',
    '/share/v2/Merge-PDF.png',
    '/share/v2//merge-pdf.png',
  ])('exists only for pages that have one, at one address: %s', async (path) => {
    expect((await site.request(path)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it('is rendered again after a failure', async () => {
    isBroken = true;
    expect((await site.request('/share/v2/rotate-pdf.png')).status).toBe(500);
    isBroken = false;
    expect((await site.request('/share/v2/rotate-pdf.png')).status).toBe(200);
  });

  it('leaves every other response restricted to this site', async () => {
    const answer = await site.request('/merge-pdf');

    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
