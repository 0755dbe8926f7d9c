import { findSignedFile } from '@octavo/application/files/find-file';
import { chosenResults, findSignedJob, previewAt } from '@octavo/application/jobs/find-job';
import { Failure } from '@octavo/contract/failures';
import { token } from '@octavo/contract/job';
import { previewPath } from '@octavo/contract/routes/jobs';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { protectContent, resourcePolicyFor } from '../http/content.ts';
import { answerFile } from '../http/download.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { dropBodyOfHead } from '../http/headers.ts';
import { hostNameOf } from '../http/host.ts';
import { chooseLocale } from '../http/locale.ts';
import { observeRequests } from '../http/observe.ts';
import { answerFailure } from '../http/problems.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { requireSignature } from '../http/signed-content.ts';
import { answerZip } from '../http/zip.ts';
import { zipName } from '../http/zip-name.ts';
import type { ServerPorts } from '../ports.ts';

/** Response headers that pages of the main host may read, besides the bytes. */
const exposedHeaders = ['content-disposition', 'content-length', 'content-range', 'accept-ranges'];

/** Serves requests to the host of file contents, and passes on those to any other. */
export function serveContentHost(ports: ServerPorts) {
  const { contentOrigin } = ports.config;
  const host = contentOrigin === null ? null : new URL(contentOrigin).hostname;
  const app = contentHost(ports);

  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (host === null || hostNameOf(context.req.raw) !== host) {
      return next();
    }

    return app.fetch(context.req.raw, context.env);
  });
}

/** Contents, zips and previews at signed addresses, with the paths of the API. It sets no cookie and reads none. */
function contentHost(ports: ServerPorts) {
  const { clock, config } = ports;
  const app = new Hono<AppEnvironment>();
  app.onError((error, context) => answerFailure(error, context, ports));
  app.notFound((context) => context.text('This host serves the contents of files only.\n', 404));

  return app
    .use(
      observeRequests(ports),
      dropBodyOfHead,
      async (context, next) => {
        context.set('isContent', true);
        await next();
      },
      protectContent(resourcePolicyFor(config.origin, config.contentOrigin)),
      chooseLocale,
      rateLimit(config.limits.requestsPerMinute, clock, config.behindProxy),
      cors({
        origin: config.origin ?? '',
        allowMethods: ['GET', 'HEAD'],
        allowHeaders: ['range'],
        exposeHeaders: exposedHeaders,
      }),
    )
    .get('/api/v1/files/:token/content', requireSignature(ports), async (context) => {
      const file = await findSignedFile(ports, tokenIn(context, 'token'));
      const inline = context.req.query('inline') === '1';
      const name = context.req.query('name');

      return answerFile(ports.vault, file, { inline, name, range: context.req.header('range') });
    })
    .get('/api/v1/jobs/:id/zip', requireSignature(ports), async (context) => {
      const job = await findSignedJob(ports, tokenIn(context, 'id'));

      const chosen = await chosenResults(ports, job, context.req.query('places'));

      return answerZip(ports.vault, zipName(job), chosen);
    })
    .get('/api/v1/jobs/:id/previews/:place/:page', requireSignature(ports), async (context) => {
      const { id, place, page } = previewPath.parse(context.req.param());
      const preview = await previewAt(ports, await findSignedJob(ports, id), place, page);

      return answerFile(ports.vault, preview, { inline: true });
    });
}

function tokenIn(context: Context<AppEnvironment>, name: string): string {
  const given = token.safeParse(context.req.param(name));

  if (!given.success) {
    throw new Failure('not-found');
  }

  return given.data;
}
