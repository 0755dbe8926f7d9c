import type { SessionView } from '@octavo/contract/session';
import type { Context } from 'hono';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { AppEnvironment } from '../http/environment.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { answerSharedPage, type KeptPage, makeSharedPage } from './shared-page.ts';

type Routes = ServerBuild['routes'];

/** Renders a page for a visitor of whom nothing is known but this session. */
type RenderPage = (
  request: Request,
  context: Context<AppEnvironment>,
  session: SessionView | null,
) => Promise<Response>;

/** Longest time for which a page is kept, so that a date in it is never old. */
const keptMilliseconds = 5 * 60_000;
const mostBytes = 64 * 1024 * 1024;

/** Headers by which a visitor asks not to be counted; pages leave the script of the operator out. */
const privacyHeaders = ['sec-gpc', 'dnt'];

/**
 * Pages that are the same for all visitors with the same session view and choices. Each is rendered once and kept with
 * its compressed forms. A route declares itself as such: `export const handle = { isShared: true }`. It is rendered
 * without the headers of a visitor, so that nothing personal can be in it. The token of its forms, if it has any, is
 * filled in for each visitor.
 */
export class SharedPages {
  readonly #routes: RouteObject[];
  readonly #choiceCookies: readonly string[];
  readonly #render: RenderPage;
  readonly #pages = new ExpiringCache<KeptPage>(mostBytes, keptMilliseconds);
  readonly #making = new Map<string, Promise<KeptPage | null>>();

  constructor(routes: Routes, choiceCookies: readonly string[], render: RenderPage) {
    this.#routes = treeOf(routes);
    this.#choiceCookies = choiceCookies;
    this.#render = render;
  }

  /** Null for any other page or viewer. */
  async answer(context: Context<AppEnvironment>, session: SessionView | null): Promise<Response | null> {
    const { method, path, raw } = context.req;
    const isRead = method === 'GET' || method === 'HEAD';

    if (!isRead || context.get('session') !== null || raw.url.includes('?')) {
      return null;
    }

    const headers = this.#headersOf(raw.headers);
    const key = JSON.stringify([context.get('origin'), raw.url, ...headers, session]);
    const known = this.#pages.get(key);

    const formToken = context.get('formToken')?.() ?? '';

    if (known !== null) {
      return answerSharedPage(context, known.fillIn(formToken));
    }

    if (!this.#isShared(path)) {
      return null;
    }

    const making = this.#making.get(key);
    const made = making === undefined ? null : await making;

    if (made !== null) {
      return answerSharedPage(context, made.fillIn(formToken));
    }

    const rendering = this.#render(new Request(raw.url, { headers }), context, session);
    const page = await this.#make(key, rendering, context);

    return page === null ? rendering : answerSharedPage(context, page.fillIn(formToken));
  }

  /** Makes a page for all who ask for it meanwhile; null for an answer that is no such page. */
  async #make(
    key: string,
    rendering: Promise<Response>,
    context: Context<AppEnvironment>,
  ): Promise<KeptPage | null> {
    const making = rendering.then(async (answer) =>
      answer.status === 200 ? makeSharedPage(answer.clone(), context) : null,
    );
    this.#making.set(
      key,
      making.catch(() => null),
    );

    try {
      const page = await making;

      if (page !== null) {
        this.#pages.set(key, page, page.sizeBytes);
      }

      return page;
    } finally {
      this.#making.delete(key);
    }
  }

  #isShared(path: string): boolean {
    const leaf = matchRoutes(this.#routes, path)?.at(-1)?.route;

    return isSharedHandle(leaf?.handle);
  }

  /** The headers that may change a shared page. */
  #headersOf(given: Headers): [string, string][] {
    const cookies = (given.get('cookie') ?? '')
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => this.#choiceCookies.some((name) => cookie.startsWith(`${name}=`)))
      .toSorted();
    const kept = privacyHeaders.filter((name) => given.get(name) === '1').map((name) => [name, '1'] as const);

    return [...(cookies.length === 0 ? [] : [['cookie', cookies.join('; ')] as const]), ...kept].map(
      ([name, value]) => [name, value],
    );
  }
}

function isSharedHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isShared' in handle && handle.isShared === true;
}

/** The routes of a build as a tree, each with the handle of its module. */
function treeOf(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, module }) =>
      index === true
        ? { id, path, index, handle: module.handle }
        : { id, path, handle: module.handle, children: treeOf(routes, id) },
    );
}
