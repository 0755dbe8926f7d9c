import type { Hook } from '@hono/zod-openapi';
import { Failure } from '@octavo/contract/failures';
import { problem, problemMediaType } from '@octavo/contract/routes/problem';
import type * as z from 'zod';
import type { AppEnvironment } from '../http/environment.ts';

/** Description of a JSON response in the OpenAPI document. */
export function jsonOf<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export function bytesOf(description: string) {
  return {
    description,
    content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
  };
}

/** Description of a stream of server-sent events. */
export const eventsOf = {
  description: 'Event stream',
  content: { 'text/event-stream': { schema: { type: 'string' as const } } },
};

export const problems = {
  default: {
    description: 'Error: RFC 9457 problem details with our `code` and a translated `detail`',
    content: { [problemMediaType]: { schema: problem } },
  },
};

/** Reports input that does not fit its schema as an ordinary failure. */
export const refuseInvalid: Hook<unknown, AppEnvironment, string, unknown> = (result) => {
  if (!result.success) {
    const [issue] = result.error.issues;
    const option = issue?.path.join('.') ?? '';
    throw new Failure('illegal-input', `${option}: ${issue?.message}`, { values: { option } });
  }
};

/** The same for personal data: each field has its own failure code. */
export const refusePerson: Hook<unknown, AppEnvironment, string, unknown> = (result, context) => {
  const field = result.success ? undefined : result.error.issues[0]?.path[0];

  if (field === 'name') {
    throw new Failure('name-length');
  }

  if (field === 'email') {
    throw new Failure('email-invalid');
  }

  return refuseInvalid(result, context);
};

export const toContentHost = {
  description:
    'Redirect to the content host, if one is configured; the signed address is valid for a few minutes',
};
