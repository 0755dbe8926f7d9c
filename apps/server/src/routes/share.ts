import { ToolFailure } from '@octavo/contract/failures';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import type { SharePreview } from '../share/card.ts';
import { readHead } from '../share/read-head.ts';

/** Asks for a page as somebody would who has never been here. */
type AskPage = (context: Context<AppEnvironment>, path: string) => Promise<Response>;

const prefix = '/share';
/**
 * `/share/1a2b3c/fr/merge-pdf.png`: what the picture says, and the page it is of. Pages have one spelling here, without
 * escaped letters or capitals: each other one would be a picture more to keep.
 */
const picturePath = /^\/share\/[a-z0-9]+((?:\/[a-z0-9-]+)+)\.png$/;

/** The colours that families have on light paper. */
const colours: Readonly<Record<ToolFacts['group'], string>> = {
  organize: '#9a6412',
  'from-pdf': '#1f7a63',
  'to-pdf': '#2438c8',
  images: '#a03a5e',
  secure: '#3f4d63',
};

/**
 * Pictures shown where pages are shared: a page says in its head what stands on its picture, and where that is. Each is
 * drawn once; there are as many as there are pages.
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
      throw new ToolFailure('not-found');
    }

    // The words have changed since: what is shared now has another picture.
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
    // The mark on the card says it already.
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

/** Other sites show these pictures, and nothing else of ours. */
export const letOthersShow = createMiddleware<AppEnvironment>(async (context, next) => {
  await next();

  if (context.req.path.startsWith(`${prefix}/`)) {
    context.header('cross-origin-resource-policy', 'cross-origin');
  }
});
