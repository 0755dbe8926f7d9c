import { OpenAPIHono } from '@hono/zod-openapi';
import { asDatabaseFailure } from '@octavo/adapters/database/failed-writes';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { agentRoutes } from './agents/routes.ts';
import { withJobRequests } from './describe-job-requests.ts';
import { facadeRoutes } from './facade/routes.ts';
import { dropCookies, readBearer } from './http/bearer-session.ts';
import { protectContent } from './http/content.ts';
import type { AppEnvironment, AskApi } from './http/environment.ts';
import { guardFacadeOrigin, keepNewDevice, readFacadeHeaders } from './http/facade-headers.ts';
import { formTokenOf, guardForms, refuseForms } from './http/form-token.ts';
import { guardProxy } from './http/guard-proxy.ts';
import { dropBodyOfHead, protectiveHeaders } from './http/headers.ts';
import { guardHost } from './http/host.ts';
import { keepPrivate } from './http/keep-private.ts';
import { developersOnly } from './http/local.ts';
import { chooseLocale } from './http/locale.ts';
import { observeRequests } from './http/observe.ts';
import { guardOrigin, setOrigin } from './http/origin.ts';
import { answerFailure, answerFailureAsProblem, answerProblem } from './http/problems.ts';
import { rateLimit } from './http/rate-limit.ts';
import { readSession } from './http/read-session.ts';
import { recogniseViewer } from './http/recognise-viewer.ts';
import { refuseEnded } from './http/refuse-ended.ts';
import { connectionOf, requestOf, strangerAt } from './http/request-of.ts';
import type { ServerPorts } from './ports.ts';
import { apiRoutes } from './routes/api.ts';
import { serveContentHost } from './routes/content-host.ts';
import { demoPaymentRoutes } from './routes/demo-payments.ts';
import { downloadFileRoutes } from './routes/downloads.ts';
import { fontRoutes } from './routes/fonts.ts';
import { formBlankRoutes } from './routes/form-blanks.ts';
import { healthRoutes } from './routes/health.ts';
import { allowEmbedding, shareRoutes } from './routes/share.ts';

const description = {
  openapi: '3.1.0',
  info: {
    title: 'Octavo',
    version: '1',
    description:
      'Upload files, order a job, follow it, take the results. Files are forgotten one hour after their upload. ' +
      'Failures are problem details with a `code` that does not change and a sentence in the language of the request.',
  },
};

/**
 * Size limit of forms in bytes. The longest form is a message to the operator with every character escaped.
 */
const formBytes = 256 * 1024;
const formLimit = bodyLimit({
  maxSize: formBytes,
  onError: (context) => answerProblem(context.get('locale'), 'illegal-input', {}),
});

/** Creates the HTTP application from its ports. */
export function createApp(ports: ServerPorts) {
  const { clock, config, web } = ports;
  const app = new OpenAPIHono<AppEnvironment>();
  app.onError((error, context) => answerFailure(asDatabaseFailure(error), context, ports));
  app.use(guardHost(config), guardProxy(ports), serveContentHost(ports));
  app.use(
    observeRequests(ports),
    dropBodyOfHead,
    allowEmbedding,
    protectContent('same-origin'),
    protectiveHeaders(config, [...ports.billing.providers.keys()]),
    chooseLocale,
    setOrigin(config.origin),
  );
  app.route('/', healthRoutes(ports));
  const recognise = recogniseViewer(ports);
  app.use(
    '/api/*',
    rateLimit(config.limits.requestsPerMinute, clock, config.behindProxy),
    guardOrigin,
    recognise,
    refuseForms,
  );
  // Other routes require a session themselves, or answer every viewer alike.
  app.use('/api/v1/files/*', refuseEnded);
  app.use('/api/v1/jobs/*', refuseEnded);
  app.use('/api/v1/documents/*', refuseEnded);

  app.route('/api/v1/forms', formBlankRoutes(ports));
  const whole = app.route('/api/v1', apiRoutes(ports));
  const describeApi = (url: string) =>
    withJobRequests(
      app.getOpenAPI31Document({ ...description, servers: [{ url: config.origin ?? new URL(url).origin }] }),
      ports.tools,
    );
  app.get('/api/v1/openapi.json', async (context) => context.json(await describeApi(context.req.url)));
  const askFor =
    ({ env, req }: Context<AppEnvironment>): AskApi =>
    async (path, request) =>
      whole.fetch(requestOf(req.raw, path, request), connectionOf(env));
  app.all('/api/*', (context) => answerProblem(context.get('locale'), 'unknown-call', {}));

  if (config.facade) {
    const guards = [
      rateLimit(config.limits.requestsPerMinute, clock, config.behindProxy),
      guardFacadeOrigin,
      readFacadeHeaders,
      chooseLocale,
      recognise,
      refuseForms,
      keepNewDevice,
    ];
    const problemOf = async (error: unknown, context: Context<AppEnvironment>) =>
      answerFailureAsProblem(asDatabaseFailure(error), context, ports);
    app.route('/facade', facadeRoutes({ guards, askFor, problemOf }));
  }

  if (config.agents) {
    const guards = [
      rateLimit(config.limits.requestsPerMinute, clock, config.behindProxy),
      dropCookies,
      guardOrigin,
      readBearer,
      recognise,
      keepNewDevice,
    ];
    const onError = (error: Error) => ports.log.warn({ reason: error.name }, 'request of an agent failed');
    app.route('/mcp', agentRoutes({ guards, askFor, onError }));
  }

  if (ports.demoPayments !== null) {
    app.use('/sandbox/*', rateLimit(config.limits.pagesPerMinute, clock, config.behindProxy));
    app.use('/sandbox/*', developersOnly(config), guardOrigin, recognise, formLimit, guardForms(ports));
    app.route('/sandbox', demoPaymentRoutes(ports, ports.demoPayments));
  }

  app.use('/fonts/*', rateLimit(config.limits.pagesPerMinute, clock, config.behindProxy));
  app.route('/fonts', fontRoutes(ports));
  app.use('/downloads/*', rateLimit(config.limits.pagesPerMinute, clock, config.behindProxy));
  app.route('/downloads', downloadFileRoutes(ports));

  if (web === null) {
    app.notFound((context) => answerProblem(context.get('locale') ?? 'en', 'unknown-call', {}));
  } else {
    app.use(async (context, next) => {
      context.set('formToken', () => formTokenOf(context, ports));
      context.set('describeApi', () => describeApi(context.req.url));
      context.set('askApi', askFor(context));
      context.set('askAsStranger', async (path, request) =>
        whole.fetch(requestOf(strangerAt(context.req.raw, '/'), path, request), connectionOf(context.env)),
      );
      context.set('readSession', async () => readSession(context, ports));
      await next();
    });
    app.route('/', web.files);
    app.use(
      rateLimit(config.limits.pagesPerMinute, clock, config.behindProxy),
      guardOrigin,
      recognise,
      formLimit,
      guardForms(ports),
      keepPrivate,
    );
    const askPage = async (context: Context<AppEnvironment>, path: string) =>
      whole.fetch(strangerAt(context.req.raw, path), context.env);
    app.route('/share', shareRoutes(ports, askPage));
    app.route('/', web.pages);
  }

  return whole;
}
