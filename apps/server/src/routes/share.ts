import { Failure } from '@octavo/contract/failures';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import type { SharePreview } from '../share/card.ts';
import { readHead } from '../share/read-head.ts';

/** Requests a page as a new visitor without cookies. */
type AskPage = (context: Context<AppEnvironment>, path: string) => Promise<Response>;

const prefix = '/share';
/**
 * `/share/1a2b3c/fr/merge-pdf.png`: fingerprint of the picture's text, then the path of its page. Pages have
 * one spelling here, without escaped letters or capitals: any other would add a picture to the cache.
 */
const picturePath = /^\/share\/[a-z0-9]+((?:\/[a-z0-9-]+)+)\.png$/;

/** Colours of the tool families on a light background. */
const colours: Readonly<Record<ToolFacts['group'], string>> = {
  organize: '#9a6412',
  edit: '#74389a',
  'from-pdf': '#1f7a63',
  'to-pdf': '#2438c8',
  images: '#a03a5e',
  secure: '#3f4d63',
  forms: '#8a4b12',
};

/**
 * Pictures shown in previews of shared links: the head of a page states the text and the address of its
 * picture. Each picture is drawn once; there are as many as there are pages.
 */
export function shareRoutes({ tools, drawCard }: ServerPorts, askPage: AskPage) {
  const drawn = new Map<string, Promise<Uint8Array>>();

  return new Hono<AppEnvironment>().get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const page = pageOf(pathname);
    const known = drawn.get(pathname);

    if (known !== undefined) {
      return send(context, await known);
    }

    const answer = page === null ? null : await askPage(context, page);
    const head = answer?.status === 200 ? readHead(await answer.text()) : null;

    if (page === null || head === null) {
      throw new Failure('not-found');
    }

    // The text has changed since, so the page now has another picture.
    if (head.image !== pathname) {
      context.header('cache-control', 'no-cache');

      return context.redirect(head.image);
    }

    const drawing = drawCard(cardOf(head, tools.facts(page.split('/').at(-1) ?? '')));
    drawn.set(pathname, drawing);

    try {
      return send(context, await drawing);
    } catch (error) {
      drawn.delete(pathname);
      throw error;
    }
  });
}

/** Path of the page that a picture is of. */
function pageOf(pathname: string): string | null {
  const page = picturePath.exec(pathname)?.[1];

  return page === undefined ? null : page.replace(/\/home$/, '') || '/';
}

function cardOf(
  { title, description }: { title: string; description: string },
  tool: ToolFacts | null,
): SharePreview {
  return {
    // The logo on the card already shows the product name.
    title: title.replace(/ · Octavo$/, ''),
    text: description,
    icon: tool === null ? null : { path: tool.icon, colour: colours[tool.group] },
  };
}

function send(context: Context<AppEnvironment>, bytes: Uint8Array): Response {
  return context.body(Buffer.from(bytes), 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
}

/** Lets other sites embed these pictures, and nothing else of ours. */
export const allowEmbedding = createMiddleware<AppEnvironment>(async (context, next) => {
  await next();

  if (context.req.path.startsWith(`${prefix}/`)) {
    context.header('cross-origin-resource-policy', 'cross-origin');
  }
});
