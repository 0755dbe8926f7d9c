import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@octavo/adapters/settings/config';
import type { SessionView } from '@octavo/contract/session';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type Articles, noArticles } from '../articles.ts';
import { compressByBrotli } from '../http/brotli.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { staticFiles } from '../http/static-files.ts';
import { formTokenMark } from './shared-page.ts';
import { SharedPages } from './shared-pages.ts';
import { type ContextValues, type FindMissingLanguages, provide, type WebEntry } from './web-entry.ts';

export interface WebHandler {
  /** Static files of the build. */
  readonly files: Hono<AppEnvironment>;
  /** All other paths, which are rendered. */
  readonly pages: Hono<AppEnvironment>;
}

/** Find what this computer lacks; set in the desktop application only. */
interface MissingParts {
  readonly findMissing?: (() => readonly NeededProgram[]) | undefined;
  readonly findMissingLanguages?: FindMissingLanguages | undefined;
}

/** The web application as loaded from its build. */
interface LoadedWeb extends WebHandler {
  readonly articles: Articles;
}

const buildFolder = fileURLToPath(new URL('../../../web/build', import.meta.url));

/** Loads the pages and files of the web application; null when it has not been built. */
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
  // The module has more exports than the type of React Router declares.
  const entry = build.entry.module as WebEntry & typeof build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const settings = {
    analyticsContext: analytics,
    startContext: startPath,
    desktopContext: isDesktop,
    missingContext: findMissing,
    languagesContext: findMissingLanguages,
    reportContext: report,
  };

  /** Renders a page; `more` has the contexts that differ between shared and personal pages. */
  const render = (
    request: Request,
    context: Context<AppEnvironment>,
    session: SessionView | null,
    more: ContextValues,
  ) =>
    handle(
      request,
      provide(entry, {
        ...settings,
        nonceContext: context.get('secureHeadersNonce') ?? '',
        originContext: context.get('origin'),
        apiContext: context.get('describeApi'),
        sessionContext: session ?? undefined,
        ...more,
      }),
    );

  const shared = new SharedPages(build.routes, entry.choiceCookies ?? [], (request, context, session) =>
    render(request, context, session, {
      wholeContext: true,
      askContext: context.get('askAsStranger'),
      formTokenContext: formTokenMark,
    }),
  );

  const pages = new Hono<AppEnvironment>().all('*', async (context) => {
    // With open access all viewers have the same rights, so no session is needed.
    const isOpen = context.get('viewer').policy === 'open';
    const session = isOpen ? null : ((await context.get('readSession')?.()) ?? null);
    // On the desktop, pages are never shared: programs may be installed at any time.
    const sharedAnswer = isDesktop ? null : await shared.answer(context, session);

    if (sharedAnswer !== null) {
      return sharedAnswer;
    }

    const answer = await render(context.req.raw, context, session, {
      askContext: context.get('askApi'),
      formTokenContext: context.get('formToken')?.() ?? '',
    });

    if (!answer.headers.has('cache-control')) {
      // A page carries the nonce of this answer and the names of the current files.
      answer.headers.set('cache-control', 'no-cache');
    }

    return answer;
  });

  return { files: filesIn(join(folder, 'client')), pages, articles: entry.articles ?? noArticles };
}

function filesIn(root: string): Hono<AppEnvironment> {
  const serveFile = staticFiles(root, 'public, max-age=3600');

  return (
    new Hono<AppEnvironment>()
      .use(compress(), compressByBrotli)
      // Names of assets change with their content.
      .use('/assets/*', staticFiles(root, 'public, max-age=31536000, immutable'))
      // Browsers check it for updates on every visit.
      .use('/service-worker.js', staticFiles(root, 'no-cache'))
      // Pages have no extension: none of them needs a look at the disk.
      .use('*', async (context, next) =>
        /\.[a-z0-9]+$/.test(context.req.path) ? serveFile(context, next) : next(),
      )
  );
}
