import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { askQuestion } from '@octavo/application/documents/ask-question';
import { cancelQuestion } from '@octavo/application/documents/cancel-question';
import { findQuestion, settleStalled } from '@octavo/application/documents/find-document';
import { isStillTheirs } from '@octavo/application/jobs/still-theirs';
import { questionRequest, questionView } from '@octavo/contract/question';
import { documentPath, questionPath, questionQuery } from '@octavo/contract/routes/documents';
import { isOpen } from '@octavo/domain/documents/question';
import { viewQuestion } from '../documents/view-question.ts';
import { waitForEnd } from '../documents/wait-for-end.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { AppEnvironment } from '../http/environment.ts';
import type { OpenStreams } from '../http/open-streams.ts';
import { streamQuestion } from '../http/question-events.ts';
import type { ServerPorts } from '../ports.ts';
import { eventsOf, jsonOf, problems, refuseInvalid } from './describe.ts';

const tags = ['documents'];
const path = { params: questionPath };

const ask = createRoute({
  method: 'post',
  path: '/{id}/questions',
  tags,
  summary: 'Ask a question about a document',
  description:
    '`id` is 32 random characters chosen by the client: sending the same request again returns the same question. It ' +
    'is charged when it ends as `answered` or `refused`.',
  request: {
    params: documentPath,
    body: { required: true, content: { 'application/json': { schema: questionRequest } } },
  },
  responses: { 202: jsonOf(questionView, 'The question as it stands'), ...problems },
});

const read = createRoute({
  method: 'get',
  path: '/{id}/questions/{question}',
  tags,
  summary: 'Get a question with its answer so far',
  request: { ...path, query: questionQuery },
  responses: { 200: jsonOf(questionView, 'The question'), ...problems },
});

const events = createRoute({
  method: 'get',
  path: '/{id}/questions/{question}/events',
  tags,
  summary: 'Follow an answer',
  description:
    'Server-sent events: `plan` with `requests` when a model is asked many times, `part` with `claim` and `text`, ' +
    '`citation` with `claim`, `number` and `citation`, `refused` in the place of all parts before; their ids are running numbers. The last event is `done` or `failed`, with the ' +
    'complete question. `Last-Event-ID` continues after that part.',
  request: path,
  responses: { 200: eventsOf, 204: { description: 'No events after the last one' }, ...problems },
});

const cancel = createRoute({
  method: 'post',
  path: '/{id}/questions/{question}/cancel',
  tags,
  summary: 'Cancel a question',
  description: 'It is not charged when no word of the answer has been delivered.',
  request: path,
  responses: { 202: jsonOf(questionView, 'The question'), ...problems },
});

export function questionRoutes(ports: ServerPorts, streams: OpenStreams) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(ask, async (context) => {
      const { viewer, locale } = context.var;
      const { id } = context.req.valid('param');
      const { document, question, isNew } = await askQuestion(ports, viewer, id, context.req.valid('json'));

      if (isNew) {
        ports.answering.start(document, question);
      }

      return context.json(viewQuestion(question, locale), 202);
    })
    .openapi(read, async (context) => {
      const { viewer, locale } = context.var;
      const ids = context.req.valid('param');
      const found = await findQuestion(ports, viewer, ids);
      const { wait } = context.req.valid('query');

      if (!isOpen(found) || wait === 0) {
        return context.json(viewQuestion(found, locale), 200);
      }

      await waitForEnd(ports, found.id, wait, context.req.raw.signal);

      return context.json(viewQuestion(await findQuestion(ports, viewer, ids), locale), 200);
    })
    .openapi(events, async (context) => {
      const { viewer, locale } = context.var;
      const { id, question } = context.req.valid('param');
      const first = await findQuestion(ports, viewer, { id, question });
      const enter = () => streams.enter(clientAddressOf(context, ports.config.behindProxy));
      const look = async () => {
        const [document, found] = await Promise.all([
          ports.documents.find(id),
          ports.questions.find(first.id),
        ]);

        // Sends nothing more once the user has logged out, here or everywhere, or the session has expired.
        if (document === null || found === null || !(await isStillTheirs(ports, context.var, document))) {
          return null;
        }

        const settled = await settleStalled(ports, found);

        return { parts: settled.parts, view: viewQuestion(settled, locale) };
      };

      return streamQuestion(context, ports, enter, first.id, look);
    })
    .openapi(cancel, async (context) => {
      const { viewer, locale } = context.var;
      const question = await cancelQuestion(ports, viewer, context.req.valid('param'));

      return context.json(viewQuestion(question, locale), 202);
    });
}
