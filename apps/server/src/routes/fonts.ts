import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/** Seconds for which browsers keep a font; the fonts of a machine change with its updates only. */
const keepSeconds = 7 * 24 * 3600;

/** Free fonts in which previews of edits set text, as the result will. */
export function fontRoutes({ findFont }: Pick<ServerPorts, 'findFont'>) {
  return new Hono<AppEnvironment>().get('/:name', async (context) => {
    const path = findFont(context.req.param('name'));

    if (path === null) {
      return context.notFound();
    }

    const { size } = await stat(path);

    return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
      'content-type': 'font/sfnt',
      'content-length': `${size}`,
      'cache-control': `public, max-age=${keepSeconds}`,
    });
  });
}
