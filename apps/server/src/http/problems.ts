import {
  type Failure,
  type FailureCode,
  type FailureValues,
  failures,
  isFailure,
} from '@octavo/contract/failures';
import { type Problem, problemMediaType } from '@octavo/contract/routes/problem';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { failurePage, isPageRequest } from './failure-page.ts';

/** Approximate seconds that a restart of the database takes. */
const restartSeconds = 5;

/** Turns any error of a handler into a response; unexpected errors are logged and not shown. */
export function answerFailure(
  error: unknown,
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'log' | 'isDatabaseAway'>,
): Response | Promise<Response> {
  const { code, values } = failureOf(error, context, ports);

  if (isPageRequest(context)) {
    return answerPage(context, code, values);
  }

  return answerProblem(context.get('locale') ?? 'en', code, values);
}

/** Turns any error of a handler into a problem, also for a client that accepts HTML. */
export function answerFailureAsProblem(
  error: unknown,
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'log' | 'isDatabaseAway'>,
): Response {
  const { code, values } = failureOf(error, context, ports);

  return answerProblem(context.get('locale') ?? 'en', code, values);
}

/** Finds the failure to report for an error, and logs the error. */
function failureOf(
  error: unknown,
  context: Context<AppEnvironment>,
  { log, isDatabaseAway }: Pick<ServerPorts, 'log' | 'isDatabaseAway'>,
): Pick<Failure, 'code' | 'values'> {
  if (isFailure(error)) {
    // The cause of a server-side failure is logged for the operator.
    const behind =
      failures[error.code].status >= 500 && error.cause !== undefined ? { err: error.cause } : {};
    log.info(
      { code: error.code, detail: error.message, jobId: context.get('jobId'), ...behind },
      'request refused',
    );

    return error;
  }

  if (error instanceof HTTPException && error.status < 500) {
    return { code: error.status === 404 ? 'not-found' : 'illegal-input', values: {} };
  }

  log.error({ err: error, jobId: context.get('jobId') }, 'request failed');

  if (isDatabaseAway(error)) {
    return { code: 'temporarily-unavailable', values: { retrySeconds: restartSeconds } };
  }

  return { code: 'request-failed', values: {} };
}

function answerPage(
  context: Context<AppEnvironment>,
  code: FailureCode,
  values: FailureValues,
): Response | Promise<Response> {
  const { status } = failures[code];
  const retry = retryOf(status, values);

  for (const [name, value] of Object.entries(retry)) {
    context.header(name, value);
  }

  return context.html(failurePage(context, code, values), status);
}

export function answerProblem(locale: Locale, code: FailureCode, values: FailureValues): Response {
  const { status } = failures[code];
  const body: Problem = {
    type: `/developers#${code}`,
    title: code,
    status,
    code,
    detail: failureText(locale, code, values),
    values: { ...values },
  };
  const headers = {
    'content-type': problemMediaType,
    'content-language': locale,
    ...retryOf(status, values),
  };

  return new Response(JSON.stringify(body), { status, headers });
}

/** Statuses that pass without action by the user: too many requests, and a full disk. */
const passing = [429, 507];

/** RFC 9110, 10.2.3. A limit states how long it lasts; a minute is enough for any that does not. */
function retryOf(status: number, { retrySeconds }: FailureValues): Record<string, string> {
  const seconds = retrySeconds ?? (passing.includes(status) ? 60 : null);

  return seconds === null ? {} : { 'retry-after': String(seconds) };
}
