import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@octavo/adapters/settings/config';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type Articles, noArticles } from '../articles.ts';
import { compressByBrotli } from '../http/brotli.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { staticFiles } from '../http/static-files.ts';
import { formMark } from './shared-page.ts';
import { SharedPages } from './shared-pages.ts';
import { type FindMissingLanguages, provide, type WebEntry } from './web-entry.ts';

export interface WebHandler {
  /** Static files of the build. */
  readonly files: Hono<AppEnvironment>;
  /** All other paths, which are rendered. */
  readonly pages: Hono<AppEnvironment>;
}

/** Finds what this computer lacks; only the desktop application looks. */
interface MissingParts {
  readonly findMissing?: (() => readonly NeededProgram[]) | undefined;
  readonly findMissingLanguages?: FindMissingLanguages | undefined;
}

/** The web application as it is built. */
interface LoadedWeb extends WebHandler {
  readonly articles: Articles;
}

const buildFolder = fileURLToPath(new URL('../../../web/build', import.meta.url));

/**
 * Loads the pages and files of the web application; null when it has not been built. Requests for the start
 * page are redirected to `startPath` if it is set.
 */
export async function loadWeb(
  { startPath, analytics, isDesktop }: Pick<Config, 'startPath' | 'analytics' | 'isDesktop'>,
  report: (error: unknown) => void,
  { findMissing, findMissingLanguages }: MissingParts = {},
  folder: string = buildFolder,
): Promise<LoadedWeb | null> {
  const path = join(folder, 'server', 'index.js');

  if (!existsSync(path)) {
    return null;
  }

  const build: ServerBuild = await import(pathToFileURL(path).href);
  // The module has more exports than the framework's type declares.
  const entry = build.entry.module as WebEntry & typeof build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const root = join(folder, 'client');
  const settings = {
    analyticsContext: analytics,
    startContext: startPath,
    desktopContext: isDesktop,
    missingContext: findMissing,
    languagesContext: findMissingLanguages,
    reportContext: report,
  };

  const serveFile = staticFiles(root, 'public, max-age=3600');
  const files = new Hono<AppEnvironment>()
    .use(compress(), compressByBrotli)
    // Names of assets change with their content.
    .use('/assets/*', staticFiles(root, 'public, max-age=31536000, immutable'))
    // Browsers check it for updates on every visit.
    .use('/service-worker.js', staticFiles(root, 'no-cache'))
    // Pages have no extension: none of them needs a look at the disk.
    .use('*', async (context, next) =>
      /\.[a-z0-9]+$/.test(context.req.path) ? serveFile(context, next) : next(),
    );

  const shared = new SharedPages(
    build.routes,
    entry.choiceCookies ?? [],
    async (request, context, session) => {
      const strangers = {
        ...settings,
        nonceContext: context.get('secureHeadersNonce') ?? '',
        wholeContext: true,
        originContext: context.get('origin'),
        apiContext: context.get('describeApi'),
        askContext: context.get('askAsStranger'),
        formTokenContext: formMark,
        sessionContext: session ?? undefined,
      };

      return handle(request, provide(entry, strangers));
    },
  );

  const pages = new Hono<AppEnvironment>().all('*', async (context) => {
    // With open access all viewers have the same rights, so no session is needed.
    const session = context.get('viewer').policy === 'open' ? null : await context.get('readSession')?.();
    // On the desktop, programs may be installed at any time.
    const known = isDesktop ? null : await shared.answer(context, session ?? null);

    if (known !== null) {
      return known;
    }

    const personal = {
      ...settings,
      nonceContext: context.get('secureHeadersNonce') ?? '',
      originContext: context.get('origin'),
      apiContext: context.get('describeApi'),
      askContext: context.get('askApi'),
      formTokenContext: context.get('formToken')?.() ?? '',
      sessionContext: session ?? undefined,
    };
    const answer = await handle(context.req.raw, provide(entry, personal));

    if (!answer.headers.has('cache-control')) {
      // A page carries the nonce of this answer and the names of the current files.
      answer.headers.set('cache-control', 'no-cache');
    }

    return answer;
  });

  return { files, pages, articles: entry.articles ?? noArticles };
}
