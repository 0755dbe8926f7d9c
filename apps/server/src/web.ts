import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Config } from '@octavo/adapters/config';
import type { SessionView } from '@octavo/contract/session';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AppEnvironment, AskApi } from './http/environment.ts';

export interface WebHandler {
  /** Files as they lie on the disk. */
  readonly files: Hono<AppEnvironment>;
  /** Everything else, which is rendered. */
  readonly pages: Hono<AppEnvironment>;
}

/**
 * What the web application gives away besides its pages. Its `entry.server` exports
 * `nonceContext = createContext<string>()`; the server puts the nonce of each answer there, loaders and the document
 * read it with `context.get(nonceContext)`.
 */
interface WebEntry {
  readonly nonceContext?: RouterContext<string>;
  /** The address people reach this site at. */
  readonly originContext?: RouterContext<string | null>;
  /** The operator's script that counts visits. */
  readonly analyticsContext?: RouterContext<Config['analytics']>;
  /** The page people are led to who ask for the start page. */
  readonly startContext?: RouterContext<string | null>;
  /** Asked for the OpenAPI description by the page that shows it. */
  readonly apiContext?: RouterContext<(() => Promise<object>) | null>;
  /** Asks the API of this server on behalf of who asks for the page. */
  readonly askContext?: RouterContext<AskApi | null>;
  /** Logs an error of a page. */
  readonly reportContext?: RouterContext<(error: unknown) => void>;
  /** Token that forms of the page carry. */
  readonly formTokenContext?: RouterContext<string>;
  /** Who asks for the page, and what they may do; keeps its default where accounts are not served. */
  readonly sessionContext?: RouterContext<SessionView>;
}

const buildFolder = fileURLToPath(new URL('../../web/build', import.meta.url));

/**
 * The pages and files of the web application, or null when it has not been built. Who asks for the start page is led to
 * `startPath`, where it is given.
 */
export async function loadWeb(
  { startPath, analytics }: Pick<Config, 'startPath' | 'analytics'>,
  report: (error: unknown) => void,
  folder: string = buildFolder,
): Promise<WebHandler | null> {
  const entry = join(folder, 'server', 'index.js');

  if (!existsSync(entry)) {
    return null;
  }

  const build: ServerBuild = await import(pathToFileURL(entry).href);
  // The module has more exports than the type of the framework knows of.
  const {
    nonceContext,
    originContext,
    analyticsContext,
    startContext,
    apiContext,
    askContext,
    formTokenContext,
    reportContext,
    sessionContext,
  } = build.entry.module as WebEntry & typeof build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const root = join(folder, 'client');

  const files = new Hono<AppEnvironment>()
    .use(compress())
    // Their names change with their content.
    .use(
      '/assets/*',
      serveStatic({
        root,
        onFound: (_path, context) => cacheFor(context, 'public, max-age=31536000, immutable'),
      }),
    )
    // Browsers look at it on every visit, for what is new.
    .use(
      '/service-worker.js',
      serveStatic({ root, onFound: (_path, context) => cacheFor(context, 'no-cache') }),
    )
    .use('*', serveStatic({ root, onFound: (_path, context) => cacheFor(context, 'public, max-age=3600') }));

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

    // With open access everyone may do the same, and nobody needs to be looked up.
    if (sessionContext !== undefined && ask !== null && context.get('viewer').policy !== 'open') {
      const session = await ask('/session');

      if (session.ok) {
        provider.set(sessionContext, JSON.parse(await session.text()));
      }
    }

    const answer = await handle(context.req.raw, provider);

    if (!answer.headers.has('cache-control')) {
      // A page carries the nonce of this answer and the names of the current files.
      answer.headers.set('cache-control', 'no-cache');
    }

    return answer;
  });

  return { files, pages };
}

function cacheFor(context: { header(name: string, value: string): void }, value: string): void {
  context.header('cache-control', value);
}
