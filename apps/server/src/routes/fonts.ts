import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/** Seconds for which browsers keep a font; the fonts of a machine change with its updates only. */
const keepSeconds = 7 * 24 * 3600;

/**
 * Free fonts in which previews of edits set text, as the result will, and the predefined maps of fonts that embed
 * none.
 */
export function fontRoutes({ findFont, findCodeMap }: Pick<ServerPorts, 'findFont' | 'findCodeMap'>) {
  return new Hono<AppEnvironment>()
    .get('/code-maps/:name', (context) =>
      sendFile(context, findCodeMap(context.req.param('name')), 'text/plain; charset=us-ascii'),
    )
    .get('/:name', (context) => sendFile(context, findFont(context.req.param('name')), 'font/sfnt'));
}

async function sendFile(context: Context<AppEnvironment>, path: string | null, type: string) {
  if (path === null) {
    return context.notFound();
  }

  const { size } = await stat(path);

  return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
    'content-type': type,
    'content-length': `${size}`,
    'cache-control': `public, max-age=${keepSeconds}`,
  });
}
