import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { downloadsView } from '@octavo/contract/downloads';
import { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['site'],
  summary: 'List the files of the desktop application',
  responses: {
    200: jsonOf(downloadsView, 'Version and files for each system; no files when none are offered'),
    ...problems,
  },
});

export function downloadRoutes({ downloads }: Pick<ServerPorts, 'downloads'>) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(list, async (context) =>
    context.json(await downloads.list(), 200),
  );
}

/** The files themselves, which everyone may have. */
export function downloadFileRoutes({ downloads }: Pick<ServerPorts, 'downloads'>) {
  return new Hono<AppEnvironment>().get('/:name', async (context) => {
    const file = await downloads.find(context.req.param('name'));

    return file === null
      ? context.notFound()
      : context.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream, 200, {
          'content-type': 'application/octet-stream',
          'content-length': `${file.sizeBytes}`,
          'content-disposition': `attachment; filename="${file.name}"`,
          'cache-control': 'no-cache',
          etag: `"${file.sha256}"`,
        });
  });
}
