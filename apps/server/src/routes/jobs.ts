import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { cancelJob } from '@octavo/application/jobs/cancel-job';
import { chosenResults, findJob, keptFiles } from '@octavo/application/jobs/find-job';
import { requestJob } from '@octavo/application/jobs/request-job';
import { isStillTheirs } from '@octavo/application/jobs/still-theirs';
import { requireAccess } from '@octavo/application/require-access';
import { jobRequest, jobView } from '@octavo/contract/job';
import { mebibyte } from '@octavo/contract/limits';
import { jobPath, jobResults, zipQuery } from '@octavo/contract/routes/jobs';
import { mayDownload } from '@octavo/domain/access/access';
import type { Job } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import type { Locale } from '@octavo/i18n/locales';
import { bodyLimit } from 'hono/body-limit';
import { clientAddressOf } from '../http/client-address.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { streamJob } from '../http/job-events.ts';
import { nameJob } from '../http/name-job.ts';
import type { OpenStreams } from '../http/open-streams.ts';
import { answerProblem } from '../http/problems.ts';
import { answerContent } from '../http/signed-content.ts';
import { answerZip } from '../http/zip.ts';
import { zipName } from '../http/zip-name.ts';
import { jobTools } from '../job-tools.ts';
import type { ServerPorts } from '../ports.ts';
import { viewJob } from '../views.ts';
import { bytesOf, eventsOf, jsonOf, problems, refuseInvalid, toContentHost } from './describe.ts';

const path = { params: jobPath };

/**
 * Size limit of a job request in bytes. The longest plausible request draws for an hour in the editor; it is read
 * into memory and stored in the database.
 */
const requestBytes = 4 * mebibyte;

const start = createRoute({
  method: 'post',
  path: '/',
  tags: ['jobs'],
  summary: 'Start a job',
  description:
    '`id` is 32 random characters chosen by the client: sending the same request again returns the same job.',
  request: { body: { required: true, content: { 'application/json': { schema: jobRequest } } } },
  responses: { 202: jsonOf(jobView, 'The job as it stands'), ...problems },
});

const read = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['jobs'],
  summary: 'Get the state of a job',
  request: path,
  responses: { 200: jsonOf(jobView, 'The job'), ...problems },
});

const events = createRoute({
  method: 'get',
  path: '/{id}/events',
  tags: ['jobs'],
  summary: 'Follow a job',
  description:
    'Server-sent events named `job`, each with the complete job; the stream ends when the job ends.',
  request: path,
  responses: {
    200: eventsOf,
    204: { description: 'No events after the last one' },
    ...problems,
  },
});

const cancel = createRoute({
  method: 'post',
  path: '/{id}/cancel',
  tags: ['jobs'],
  summary: 'Cancel a job',
  request: path,
  responses: { 202: jsonOf(jobView, 'The job as it stands; a running one ends within moments'), ...problems },
});

const results = createRoute({
  method: 'get',
  path: '/{id}/results',
  tags: ['jobs'],
  summary: 'List the results of a job',
  request: path,
  responses: { 200: jsonOf(jobResults, 'The results; empty until the job is done'), ...problems },
});

const zip = createRoute({
  method: 'get',
  path: '/{id}/zip',
  tags: ['jobs'],
  summary: 'Download all results, or chosen ones, as a zip file',
  request: { ...path, query: zipQuery },
  responses: { 200: bytesOf('The zip file'), 302: toContentHost, ...problems },
});

export function jobRoutes(ports: ServerPorts, streams: OpenStreams) {
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid });
  routes.post(
    '/',
    bodyLimit({
      maxSize: requestBytes,
      onError: (context) => answerProblem(context.get('locale'), 'illegal-input', {}),
    }),
  );

  return routes
    .openapi(start, async (context) => {
      const wanted = context.req.valid('json');
      nameJob(context, wanted.id);
      const requestPorts = { ...ports, tools: jobTools(ports.tools) };
      const job = await requestJob(requestPorts, context.get('viewer'), wanted);

      return context.json(await view(ports, job, context.get('locale')), 202);
    })
    .openapi(read, async (context) => {
      const job = await findJob(
        ports,
        context.get('viewer'),
        nameJob(context, context.req.valid('param').id),
      );

      return context.json(await view(ports, job, context.get('locale')), 200);
    })
    .openapi(events, async (context) => {
      const job = await findJob(
        ports,
        context.get('viewer'),
        nameJob(context, context.req.valid('param').id),
      );
      const locale = context.get('locale');
      let mayEndNext = false;
      const look = async () => {
        // The next change of a job that runs for a moment is usually its end, which is read with its results.
        const [found, listed] = await Promise.all([
          ports.jobs.find(job.id),
          mayEndNext ? ports.files.filesOf(job.id) : [],
        ]);
        mayEndNext = found?.state === 'running' && !found.isReading && hasJustStarted(ports, found.startedAt);

        // Sends nothing more once the user has logged out, here or everywhere, or the session has expired.
        return found !== null && (await isStillTheirs(ports, context.var, found))
          ? view(ports, found, locale, listed)
          : null;
      };

      const enter = () => streams.enter(clientAddressOf(context, ports.config.behindProxy));

      return streamJob(context, ports, enter, job.id, look);
    })
    .openapi(cancel, async (context) => {
      const id = nameJob(context, context.req.valid('param').id);
      const job = await cancelJob(ports, context.get('viewer'), id);

      return context.json(await view(ports, job, context.get('locale')), 202);
    })
    .openapi(results, async (context) => {
      const job = await findJob(
        ports,
        context.get('viewer'),
        nameJob(context, context.req.valid('param').id),
      );
      const { results } = await view(ports, job, context.get('locale'));

      return context.json({ results }, 200);
    })
    .openapi(zip, async (context) => {
      const job = await findJob(
        ports,
        context.get('viewer'),
        nameJob(context, context.req.valid('param').id),
      );
      requireAccess(mayDownload(context.get('viewer')));

      return answerContent(context, ports, async () =>
        answerZip(
          ports.vault,
          zipName(job),
          await chosenResults(ports, job, context.req.valid('query').places),
        ),
      );
    });
}

/** True for a job in its first second, in which most small ones end without a change before. */
function hasJustStarted({ clock }: ServerPorts, startedAt: Date): boolean {
  return clock.now().getTime() - startedAt.getTime() < 1000;
}

async function view(ports: ServerPorts, job: Job, locale: Locale, listed: readonly FileRecord[] = []) {
  const { results, previews } = await keptFiles(ports, job, listed);

  return viewJob(job, results, previews, locale);
}
