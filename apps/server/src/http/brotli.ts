import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createBrotliCompress } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { acceptsEncoding } from './accepts-encoding.ts';
import { varyByEncoding } from './static-files.ts';

/** Makes rendered pages 6 % smaller than quality 4, for 0.4 ms; quality 9 saves 1 % more, for 7 ms. */
const pageQuality = 5;

/** Compresses rendered pages for browsers that accept Brotli. Sends each part as soon as it is rendered. */
export const compressByBrotli = createMiddleware(async (context, next) => {
  await next();
  const { res, req } = context;

  if (
    req.method === 'HEAD' ||
    res.body === null ||
    // Only files have a length, and the build has compressed those.
    res.headers.has('content-length') ||
    res.headers.has('content-encoding') ||
    !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('content-type') ?? '')
  ) {
    return;
  }

  varyByEncoding(res.headers);

  if (acceptsEncoding(req.header('accept-encoding'), 'br')) {
    context.res = new Response(brotliOf(res.body), res);
    context.res.headers.set('content-encoding', 'br');
  }
});

function brotliOf(body: ReadableStream<Uint8Array>): ReadableStream {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: pageQuality,
    },
  });
  const source = Readable.fromWeb(body as NodeStream);
  // `pipeline` passes errors both ways: a browser that disconnects cancels the rendering.
  pipeline(source, encoder, () => undefined);
  flushInPauses(source, encoder);

  return Readable.toWeb(encoder) as ReadableStream;
}

/** Flushes when the source pauses; a flush after every chunk would compress worse. */
function flushInPauses(source: Readable, encoder: Transform & { flush(): void }): void {
  let pause: NodeJS.Immediate | undefined;
  source.on('data', () => {
    clearImmediate(pause);
    pause = setImmediate(() => {
      if (!source.readableEnded && !encoder.destroyed) {
        encoder.flush();
      }
    });
  });
}
