import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppEnvironment } from '../http/environment.ts';
import { protectiveHeaders } from '../http/headers.ts';
import { formTokenMark } from './shared-page.ts';
import { SharedPages } from './shared-pages.ts';

const routes = {
  layout: { id: 'layout', module: {} },
  home: { id: 'home', parentId: 'layout', index: true, module: { handle: { isShared: true } } },
  form: { id: 'form', parentId: 'layout', path: 'form', module: { handle: { isShared: true } } },
  tool: { id: 'tool', parentId: 'layout', path: ':tool', module: { handle: { isShared: true } } },
  account: { id: 'account', parentId: 'layout', path: 'account', module: {} },
  // The rest of a route is of no use here.
} as unknown as ServerBuild['routes'];

interface Rendered {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

let rendered: Rendered[];
let status: number;
let site: Hono<AppEnvironment>;

/** A site that answers 418 for what is not shared. */
beforeEach(() => {
  rendered = [];
  status = 200;
  const pages = new SharedPages(routes, ['lang'], async (request, context, session) => {
    rendered.push({ url: request.url, headers: Object.fromEntries(request.headers) });
    const nonce = context.get('secureHeadersNonce');
    const data = JSON.stringify(session);
    const form = request.url.endsWith('/form') ? `<input value="${formTokenMark}"/>` : '';

    return new Response(
      `${form}<script nonce="${nonce}">start(${data}, "${formTokenMark}")</script><script nonce="${nonce}" src="/a.js"></script>` +
        '<script type="application/ld+json">{}</script>',
      { status, headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'theirs=1' } },
    );
  });
  site = new Hono<AppEnvironment>();
  site.use(protectiveHeaders({ origin: null, contentOrigin: null, analytics: null }, []));
  site.all('*', async (context) => {
    const user = context.req.header('x-user');
    context.set('origin', 'http://localhost');
    // Only its presence counts.
    context.set('session', (user === undefined ? null : {}) as AppEnvironment['Variables']['session']);
    context.set('formToken', () => context.req.header('x-token') ?? '');
    const session = { freeTasks: context.req.header('x-used') ?? '0' } as unknown;

    return (await pages.answer(context, session as never)) ?? context.text('personal', 418);
  });
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers });

describe('a page that is the same for all visitors', () => {
  it('is rendered once, without anything that tells them apart', async () => {
    const one = await ask('/merge-pdf', { 'user-agent': 'one', cookie: 'uuid=1; lang=fr' });
    const other = await ask('/merge-pdf', { 'user-agent': 'other', cookie: 'lang=fr; uuid=2' });

    expect(rendered).toEqual([{ url: 'http://localhost/merge-pdf', headers: { cookie: 'lang=fr' } }]);
    expect(await other.text()).toBe(await one.text());
    expect(one.headers.get('set-cookie')).toBeNull();
    expect(one.headers.get('cache-control')).toBe('no-cache');
  });

  it('allows its scripts by their hashes, and has no nonce', async () => {
    await ask('/');
    const answer = await ask('/');
    const policy = answer.headers.get('content-security-policy') ?? '';

    expect(await answer.text()).not.toContain('nonce');
    expect(policy).not.toContain('nonce');
    // printf 'start({"freeTasks":"0"}, "")' | openssl dgst -sha256 -binary | base64
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(Array(2).fill(expect.any(String)));
  });

  it.each([
    ['another session view', { 'x-used': '1' }],
    ['another choice', { cookie: 'lang=fr' }],
    ['a visitor who refuses to be counted', { 'sec-gpc': '1' }],
  ])('is rendered again for %s', async (_name, headers) => {
    await ask('/');
    await ask('/', headers);
    await ask('/', headers);

    expect(rendered).toHaveLength(2);
  });

  it('is not sent again to a browser that has it', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    const answer = await ask('/', { 'if-none-match': tag });

    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    // The browser takes the headers of this answer for the page it has.
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
  });

  it('is compressed as the browser accepts it, each form with a tag of its own', async () => {
    const encodings = ['br', 'gzip', 'gzip, br', 'gzip, br;q=0', ''];
    const answers = await Promise.all(encodings.map((accepted) => ask('/', { 'accept-encoding': accepted })));

    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      'br',
      'gzip',
      null,
    ]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });
});

describe('a page with a form', () => {
  it('is rendered once, and has the token of each visitor', async () => {
    const tokens = ['one', 'other', '', 'one'];
    const answers = await Promise.all(tokens.map((token) => ask('/form', { 'x-token': token })));
    const texts = await Promise.all(answers.map((answer) => answer.text()));

    expect(rendered).toHaveLength(1);
    texts.forEach((text, index) => expect(text).toContain(`<input value="${tokens[index]}"/>`));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
    // printf 'start({"freeTasks":"0"}, "one")' | openssl dgst -sha256 -binary | base64
    expect(answers[0]?.headers.get('content-security-policy')).toContain(
      "'sha256-JtCV/Sm/vftZzzi4E4cBuLjUj3SayTih+/ldegjBm+8='",
    );
    expect(texts.join('')).not.toContain(formTokenMark);
  });
});

describe('a page that differs between visitors', () => {
  it.each([
    ['of a user', '/merge-pdf', { 'x-user': 'ada' }, 'GET'],
    ['with a query', '/merge-pdf?from=home', {}, 'GET'],
    ['that receives a form', '/merge-pdf', {}, 'POST'],
    ['not declared as shared', '/account', {}, 'GET'],
    ['that does not exist', '/no/such/page', {}, 'GET'],
  ])('is not answered: one %s', async (_name, path, headers, method) => {
    expect((await ask(path, headers, method)).status).toBe(418);
    expect(rendered).toEqual([]);
  });
});

it('passes on an answer that is no page, and does not keep it', async () => {
  status = 404;
  expect((await ask('/nothing')).status).toBe(404);
  status = 200;
  expect((await ask('/nothing')).status).toBe(200);
});
