import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { findJob, previewAt } from '@octavo/application/jobs/find-job';
import { previewPath } from '@octavo/contract/routes/jobs';
import { answerFile } from '../http/download.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { nameJob } from '../http/name-job.ts';
import { answerContent } from '../http/signed-content.ts';
import type { ServerPorts } from '../ports.ts';
import { bytesOf, problems, refuseInvalid, toContentHost } from './describe.ts';

const read = createRoute({
  method: 'get',
  path: '/{id}/previews/{place}/{page}',
  tags: ['jobs'],
  summary: 'Preview a page of a result',
  description:
    'Made of the first results of a job: the first pages of documents that no browser draws. Where the owner of the ' +
    'job may not download them, of every result: first pages as marked pictures, or the first characters of a text. ' +
    'Each result of the job lists what there is of it.',
  request: { params: previewPath },
  responses: { 200: bytesOf('A JPEG picture, or a text'), 302: toContentHost, ...problems },
});

export function previewRoutes(ports: ServerPorts) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(read, async (context) => {
    const { id, place, page } = context.req.valid('param');
    const job = await findJob(ports, context.get('viewer'), nameJob(context, id));
    const preview = await previewAt(ports, job, place, page);

    return answerContent(context, ports, () => answerFile(ports.vault, preview, { inline: true }));
  });
}
