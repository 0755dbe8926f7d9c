import { createRoute, type Hook, OpenAPIHono } from '@hono/zod-openapi';
import { keepMessage } from '@octavo/application/contact/keep-message';
import { Failure } from '@octavo/contract/failures';
import { type MessageField, messageFailures, messageKept, messageRequest } from '@octavo/contract/messages';
import { clientAddressOf } from '../http/client-address.ts';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const send = createRoute({
  method: 'post',
  path: '/',
  tags: ['messages'],
  summary: 'Send a message to the operator of this site',
  request: { body: { required: true, content: { 'application/json': { schema: messageRequest } } } },
  responses: { 202: jsonOf(messageKept, 'The message is kept'), ...problems },
});

export function messageRoutes(ports: ServerPorts) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseMessage }).openapi(send, async (context) => {
    const { locale, viewer } = context.var;
    const client = clientAddressOf(context, ports.config.behindProxy);
    const writer = { client, account: viewer.account, locale };
    const number = await keepMessage(ports, context.req.valid('json'), writer);

    return context.json({ number }, 202);
  });
}

/** Each field has its own failure code. */
const refuseMessage: Hook<unknown, AppEnvironment, string, unknown> = (result, context) => {
  const field = result.success ? undefined : result.error.issues[0]?.path[0];

  if (isField(field) && field !== 'about') {
    throw new Failure(messageFailures[field]);
  }

  return refuseInvalid(result, context);
};

function isField(name: unknown): name is MessageField {
  return typeof name === 'string' && Object.hasOwn(messageFailures, name);
}
