import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@octavo/adapters/settings/config';
import { Failure } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import type { SessionView } from '@octavo/contract/session';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type Articles, noArticles } from './articles.ts';
import { compressByBrotli } from './http/brotli.ts';
import type { AppEnvironment, AskApi } from './http/environment.ts';
import { staticFiles } from './http/static-files.ts';

export interface WebHandler {
  /** Static files of the build. */
  readonly files: Hono<AppEnvironment>;
  /** All other paths, which are rendered. */
  readonly pages: Hono<AppEnvironment>;
}

/** The web application as it is built. */
interface LoadedWeb extends WebHandler {
  readonly articles: Articles;
}

/**
 * Exports of the web application besides its pages. Its `entry.server` exports `nonceContext =
 * createContext<string>()`; the server sets it to the nonce of each response, and loaders and the document
 * read it with `context.get(nonceContext)`.
 */
interface WebEntry {
  readonly nonceContext?: RouterContext<string>;
  /** Public address of this site. */
  readonly originContext?: RouterContext<string | null>;
  /** The operator's script that counts visits. */
  readonly analyticsContext?: RouterContext<Config['analytics']>;
  /** Page that requests for the start page are redirected to. */
  readonly startContext?: RouterContext<string | null>;
  /** True in the desktop application. */
  readonly desktopContext?: RouterContext<boolean>;
  /** Finds the programs that tools need and this computer lacks. */
  readonly missingContext?: RouterContext<() => readonly NeededProgram[]>;
  /** Returns the OpenAPI description for the page that shows it. */
  readonly apiContext?: RouterContext<(() => Promise<object>) | null>;
  /** Calls the API of this server on behalf of the page's viewer. */
  readonly askContext?: RouterContext<AskApi | null>;
  /** Logs an error of a page. */
  readonly reportContext?: RouterContext<(error: unknown) => void>;
  /** Token that forms of the page carry. */
  readonly formTokenContext?: RouterContext<string>;
  /** The page's viewer and their rights; keeps its default when access is open. */
  readonly sessionContext?: RouterContext<SessionView>;
  /** Articles, whose texts are part of the build. */
  readonly articles?: Articles;
}

const buildFolder = fileURLToPath(new URL('../../web/build', import.meta.url));

/**
 * Loads the pages and files of the web application; null when it has not been built. Requests for the start
 * page are redirected to `startPath` if it is set.
 */
export async function loadWeb(
  { startPath, analytics, isDesktop }: Pick<Config, 'startPath' | 'analytics' | 'isDesktop'>,
  report: (error: unknown) => void,
  findMissing: (() => readonly NeededProgram[]) | null = null,
  folder: string = buildFolder,
): Promise<LoadedWeb | null> {
  const entry = join(folder, 'server', 'index.js');

  if (!existsSync(entry)) {
    return null;
  }

  const build: ServerBuild = await import(pathToFileURL(entry).href);
  // The module has more exports than the framework's type declares.
  const {
    nonceContext,
    originContext,
    analyticsContext,
    startContext,
    desktopContext,
    missingContext,
    apiContext,
    askContext,
    formTokenContext,
    reportContext,
    sessionContext,
    articles = noArticles,
  } = build.entry.module as WebEntry & typeof build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const root = join(folder, 'client');

  const files = new Hono<AppEnvironment>()
    .use(compress(), compressByBrotli)
    // Names of assets change with their content.
    .use('/assets/*', staticFiles(root, 'public, max-age=31536000, immutable'))
    // Browsers check it for updates on every visit.
    .use('/service-worker.js', staticFiles(root, 'no-cache'))
    .use('*', staticFiles(root, 'public, max-age=3600'));

  const pages = new Hono<AppEnvironment>().all('*', async (context) => {
    const provider = new RouterContextProvider();

    if (nonceContext !== undefined) {
      provider.set(nonceContext, context.get('secureHeadersNonce') ?? '');
    }

    if (originContext !== undefined) {
      provider.set(originContext, context.get('origin'));
    }

    if (analyticsContext !== undefined) {
      provider.set(analyticsContext, analytics);
    }

    if (startContext !== undefined) {
      provider.set(startContext, startPath);
    }

    if (desktopContext !== undefined) {
      provider.set(desktopContext, isDesktop);
    }

    if (missingContext !== undefined && findMissing !== null) {
      provider.set(missingContext, findMissing);
    }

    if (apiContext !== undefined) {
      provider.set(apiContext, context.get('describeApi') ?? null);
    }

    const ask = context.get('askApi') ?? null;

    if (askContext !== undefined) {
      provider.set(askContext, ask);
    }

    if (formTokenContext !== undefined) {
      provider.set(formTokenContext, context.get('formToken')?.() ?? '');
    }

    if (reportContext !== undefined) {
      provider.set(reportContext, report);
    }

    // With open access all viewers have the same rights, so no session is needed.
    if (sessionContext !== undefined && ask !== null && context.get('viewer').policy !== 'open') {
      provider.set(sessionContext, await readSession(ask));
    }

    const answer = await handle(context.req.raw, provider);

    if (!answer.headers.has('cache-control')) {
      // A page carries the nonce of this answer and the names of the current files.
      answer.headers.set('cache-control', 'no-cache');
    }

    return answer;
  });

  return { files, pages, articles };
}

/**
 * Session of the page's viewer.
 *
 * @throws Failure of the API, since a page without a session would promise open access.
 */
async function readSession(ask: AskApi): Promise<SessionView> {
  const answer = await ask('/session');
  const text = await answer.text();

  if (!answer.ok) {
    const { code, values }: Problem = JSON.parse(text);

    throw new Failure(code, 'session of a page', { values });
  }

  return JSON.parse(text);
}
