import type { SessionView } from '@octavo/contract/session';
import type { Context } from 'hono';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { AppEnvironment } from '../http/environment.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { makeSharedPage, type SharedPage, sendPage } from './shared-page.ts';

type Routes = ServerBuild['routes'];

/** Renders a page from this request and session alone, which say nothing else of the visitor. */
type RenderPage = (
  request: Request,
  context: Context<AppEnvironment>,
  session: SessionView | null,
) => Promise<Response>;

/** Pages show dates, which must not be old. */
const keptMilliseconds = 5 * 60_000;
const mostBytes = 64 * 1024 * 1024;

/** Headers that opt out of tracking: pages then omit the operator's script that counts visits. */
const privacyHeaders = ['sec-gpc', 'dnt'];

/**
 * Pages that are the same for all visitors with the same session view and choices. Each is rendered once, without the
 * headers of a visitor, so that it contains nothing personal, and is kept with its compressed forms. The token of its
 * forms, if it has any, is filled in for each visitor. A route opts in by `export const handle = { isShared: true }`.
 */
export class SharedPages {
  readonly #routes: RouteObject[];
  readonly #choiceCookies: readonly string[];
  readonly #render: RenderPage;
  readonly #pages = new ExpiringCache<SharedPage>(mostBytes, keptMilliseconds);
  /** Pages that are being rendered; null when the response turns out not to be a shared page. */
  readonly #making = new Map<string, Promise<SharedPage | null>>();

  constructor(routes: Routes, choiceCookies: readonly string[], render: RenderPage) {
    this.#routes = treeOf(routes);
    this.#choiceCookies = choiceCookies;
    this.#render = render;
  }

  /** Answers a visitor's request for a shared page; null for any other request. */
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
      return sendPage(context, known.fillIn(formToken));
    }

    if (!this.#isShared(path)) {
      return null;
    }

    const making = this.#making.get(key);
    const made = making === undefined ? null : await making;

    if (made !== null) {
      return sendPage(context, made.fillIn(formToken));
    }

    const rendering = this.#render(new Request(raw.url, { headers }), context, session);
    const page = await this.#make(key, rendering, context);

    return page === null ? rendering : sendPage(context, page.fillIn(formToken));
  }

  /** Makes a page of a rendering, also for requests that arrive meanwhile; null if it cannot be shared. */
  async #make(
    key: string,
    rendering: Promise<Response>,
    context: Context<AppEnvironment>,
  ): Promise<SharedPage | null> {
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

  /** Headers that a shared page may depend on. */
  #headersOf(given: Headers): [string, string][] {
    const cookies = (given.get('cookie') ?? '')
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => this.#choiceCookies.some((name) => cookie.startsWith(`${name}=`)))
      .toSorted();
    const optOuts = privacyHeaders
      .filter((name) => given.get(name) === '1')
      .map((name): [string, string] => [name, '1']);

    return cookies.length === 0 ? optOuts : [['cookie', cookies.join('; ')], ...optOuts];
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
