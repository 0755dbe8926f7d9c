import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';

/** Start page that adds the files the application was opened with. */
export const openedPage = '/?opened';

const filesPath = '/opened';

/**
 * Gives the window the files that the application was opened with: `/opened` lists their names, and `/opened/0` has the
 * bytes of the first, read where it lies. The window names files by number, so that it can ask for no others.
 */
export function withOpenedFiles<Rest extends unknown[], Answer>(
  paths: readonly string[],
  handle: (request: Request, ...rest: Rest) => Answer,
): (request: Request, ...rest: Rest) => Answer | Response | Promise<Response> {
  return (request, ...rest) => {
    const { pathname } = new URL(request.url);

    if (pathname === filesPath) {
      return Response.json(paths.map((path) => basename(path)));
    }

    const [, index] = /^\/opened\/(\d+)$/.exec(pathname) ?? [];

    return index === undefined ? handle(request, ...rest) : contentOf(paths[Number(index)]);
  };
}

async function contentOf(path: string | undefined): Promise<Response> {
  const found = path === undefined ? null : await stat(path).catch(() => null);

  if (path === undefined || found?.isFile() !== true) {
    return new Response(null, { status: 404 });
  }

  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': `${found.size}`,
      'cache-control': 'no-store',
    },
  });
}
