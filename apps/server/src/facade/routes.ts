import { Failure } from '@octavo/contract/failures';
import { fileView } from '@octavo/contract/job';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AppEnvironment, AskApi } from '../http/environment.ts';
import { type Api, openApi } from '../http/own-api.ts';
import { wrongField } from './call.ts';
import { calls, type FacadeCall } from './calls.ts';
import { answerProblem } from './envelope.ts';
import { type ReceiveFile, readForm } from './form.ts';
import { refusals } from './refusals.ts';

/** Parts of the application that the façade stands on. */
export interface FacadeParts {
  /** Middleware in front of every call. */
  readonly guards: readonly MiddlewareHandler<AppEnvironment>[];
  /** The API on behalf of the caller. */
  readonly askFor: (context: Context<AppEnvironment>) => AskApi;
  /** Problem that the API answers for an error. */
  readonly problemOf: (error: unknown, context: Context<AppEnvironment>) => Promise<Response>;
}

/** Fields that clients send with every call, as they send headers of these names. */
const commonFields = ['lang', 'time', 'clientId'];

/**
 * The call names of the specification, answered by the API of this server. A name in neither table is not found, as is
 * another method.
 */
export function facadeRoutes({ guards, askFor, problemOf }: FacadeParts): Hono<AppEnvironment> {
  const facade = new Hono<AppEnvironment>();
  facade.onError(async (error, context) => answerProblem(await problemOf(error, context)));
  facade.use(...guards);

  for (const call of calls) {
    facade.on(call.method, `/${call.path}`, (context) => answerCall(context, call, openApi(askFor(context))));
  }

  for (const [reason, paths] of Object.entries(refusals)) {
    for (const path of paths) {
      facade.all(`/${path}`, () => {
        throw new Failure('not-offered', reason);
      });
    }
  }

  return facade.all('*', async (context) =>
    answerProblem(await problemOf(new Failure('unknown-call'), context), 404),
  );
}

async function answerCall(context: Context<AppEnvironment>, call: FacadeCall, api: Api): Promise<Response> {
  await call.require?.(api);
  const request = context.req.raw;
  const receive = call.file === undefined ? null : receiveBy(api, request.headers);
  const form = call.method === 'POST' ? await readForm(request, receive) : null;
  const given = { ...context.req.query(), ...Object.fromEntries(form?.fields ?? []), ...context.req.param() };
  const fields = new Map(Object.entries<string>(given).filter(([, value]) => value !== ''));
  const unknown = [...fields.keys()].find((name) => ![...call.fields, ...commonFields].includes(name));
  const upload = form?.upload ?? null;

  if (unknown !== undefined) {
    throw wrongField(unknown);
  }

  if (call.file === 'required' && upload === null) {
    throw wrongField('file');
  }

  const answer = await call.answer({ api, fields, upload });
  // Responses with a user's file are protected more than others.
  context.set('isContent', answer.headers.has('content-disposition'));
  api.cookies.forEach((cookie) => answer.headers.append('set-cookie', cookie));

  return answer;
}

function receiveBy(api: Api, headers: Headers): ReceiveFile {
  const announcedBytes = Number(headers.get('content-length') ?? 0);

  return async (name, bytes) => {
    const upload = { name, bytes, announcedBytes };

    return (await api.read(fileView, '/files', { method: 'POST', upload })).token;
  };
}
