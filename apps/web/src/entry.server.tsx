import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import appStyles from './app.css?url';
import { nonceContext, reportContext, wholeContext } from './server-context.ts';
import { channelCookie } from './session/channel.ts';
import { NonceContext } from './shell/inline-script.tsx';
import { localeCookie } from './shell/language-cookie.ts';

export { articles } from './pages/articles/served-articles.server.ts';
export {
  analyticsContext,
  apiContext,
  askContext,
  desktopContext,
  formTokenContext,
  languagesContext,
  missingContext,
  nonceContext,
  originContext,
  reportContext,
  sessionContext,
  startContext,
  wholeContext,
} from './server-context.ts';

/** Cookies with choices of a browser that pages read. They say nothing of its user. */
export const choiceCookies = [localeCookie, channelCookie];

/** Milliseconds after which a page that still waits for data is sent as it is. */
export const streamTimeout = 5000;

/** Reports errors of loaders and actions, except responses they threw on purpose. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) {
    context.get(reportContext)(error);
  }
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', stylePreloads(routerContext));

  if (request.method === 'HEAD') {
    return new Response(null, { status, headers });
  }

  const nonce = context.get(nonceContext);
  let answered = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // Parts that are ready are sent where they belong: without scripts, nothing would move them there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      onError(error) {
        answered = 500;
        context.get(reportContext)(error);
      },
    },
  );

  if (context.get(wholeContext) || isbot(request.headers.get('user-agent'))) {
    await body.allReady;
  }

  return new Response(body, { headers, status: answered });
}

/**
 * Value of the header `Link` (RFC 8288) for the styles of a page. In the document they stand behind all its scripts;
 * named in a header they are fetched first, and the page is drawn as soon as they are there.
 */
function stylePreloads({ manifest, staticHandlerContext }: EntryContext): string {
  const own = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // React Router marks sheets that parts of a page also load with an empty fragment.
  const sheets = new Set([appStyles, ...own].map((href) => href.replace(/#$/, '')));

  return [...sheets].map((href) => `<${href}>; rel=preload; as=style`).join(', ');
}
