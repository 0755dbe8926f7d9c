import { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/** A blank of a revision never changes. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Blanks of the forms, which the page fills in while the user types. */
export function formBlankRoutes({
  findBlank,
  findNewestRevision,
}: Pick<ServerPorts, 'findBlank' | 'findNewestRevision'>) {
  return new Hono<AppEnvironment>()
    .get('/:form/newest.pdf', async (context) => {
      const revision = await findNewestRevision(context.req.param('form'));

      return revision === null
        ? context.notFound()
        : context.body(null, 302, { location: `${revision}.pdf`, 'cache-control': 'no-cache' });
    })
    .get('/:form/:file{.+\\.pdf}', async (context) => {
      const { form, file } = context.req.param();
      const blank = await findBlank(form, file.replace(/\.pdf$/, ''));

      return blank === null
        ? context.notFound()
        : context.body(blank, 200, { 'content-type': 'application/pdf', 'cache-control': cacheControl });
    });
}
