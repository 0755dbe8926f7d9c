import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files of a folder with validators, in the compressed form the build has put beside them if the
 * browser accepts it. All other requests go on to the next handler.
 */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });

  return async (context, next) => {
    const answer = await serve(context, next);

    if (answer === undefined || !(answer instanceof Response)) {
      return answer;
    }

    const { headers } = answer;
    const tag = tagOf(answer);
    headers.set('cache-control', cacheControl);
    headers.set('etag', tag);
    varyByEncoding(headers);

    if (answer.status === 200 && isKnownTag(context.req.header('if-none-match'), tag)) {
      await answer.body?.cancel();
      ['content-type', 'content-length', 'content-encoding'].forEach((name) => headers.delete(name));

      return new Response(null, { status: 304, headers });
    }

    return answer;
  };
}

/** Adds Accept-Encoding to the headers that caches tell responses apart by. */
export function varyByEncoding(headers: Headers): void {
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) {
    headers.append('vary', 'Accept-Encoding');
  }
}

/** Each encoding has its own tag: its bytes differ. The length of a part says nothing about the whole file. */
function tagOf({ headers }: Response): string {
  const size = headers.get('content-range')?.replace(/^.*\//, '') ?? headers.get('content-length') ?? '';
  const modified = Date.parse(headers.get('last-modified') ?? '');

  return `"${size}-${modified.toString(36)}-${headers.get('content-encoding') ?? 'identity'}"`;
}

/**
 * True when an `If-None-Match` header names this validator. Compares weakly: a proxy that compresses a response weakens
 * its tag.
 */
export function isKnownTag(known: string | undefined, tag: string): boolean {
  return (
    known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) === true
  );
}
