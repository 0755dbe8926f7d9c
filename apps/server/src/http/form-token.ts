import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { formTokenField } from '@octavo/contract/form-token';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { failurePage } from './failure-page.ts';

/** Content types that a form of any page can send; a request without one may come from a form, too. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** Headers that scripts and programs can send, and no form can. */
const scriptHeaders = ['x-requested-with', 'x-file-name', 'token'];

/**
 * Token in the forms of this browser's pages, bound to its session, or else to its device. Empty for a
 * browser with neither, which has no cookie to misuse.
 */
export function formTokenOf(
  context: Context<AppEnvironment>,
  { pseudonyms }: Pick<ServerPorts, 'pseudonyms'>,
): string {
  const { session, viewer } = context.var;

  if (session !== null) {
    return pseudonyms.hmac('form', `session ${Buffer.from(session.session.tokenHash).toString('hex')}`);
  }

  return viewer.device === null ? '' : pseudonyms.hmac('form', `device ${viewer.device}`);
}

/** Refuses page forms that lack the token of the submitting browser, and tells the user how to continue. */
export function guardForms(ports: Pick<ServerPorts, 'pseudonyms' | 'log'>) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (isPossibleForm(context.req.raw) && hasAuthority(context)) {
      const token = await tokenIn(context.req.raw);

      if (!isSame(token, formTokenOf(context, ports))) {
        ports.log.info({ code: 'form-expired' }, 'request refused');

        return context.html(failurePage(context, 'form-expired'), 403);
      }
    }

    await next();
  });
}

/**
 * Refuses API requests that a form could have sent: scripts send a content type or a header that no form can.
 * An uploaded document could contain a form and be opened at our own address, where the origin of the request
 * proves nothing.
 *
 * @throws Failure `form-expired`
 */
export const refuseForms = createMiddleware<AppEnvironment>(async (context, next) => {
  if (isPossibleForm(context.req.raw) && hasAuthority(context)) {
    throw new Failure('form-expired', 'a form was sent to the API');
  }

  await next();
});

function isPossibleForm({ method, headers }: Request): boolean {
  const type = headers.get('content-type')?.toLowerCase();

  return (
    // POST is the only method of forms that changes anything.
    method === 'POST' &&
    !scriptHeaders.some((name) => headers.has(name)) &&
    (type === undefined || formTypes.some((known) => type.startsWith(known)))
  );
}

/**
 * True when cookies of the request open a session or name a device; cookies set by this response do not count
 * yet.
 */
function hasAuthority(context: Context<AppEnvironment>): boolean {
  const { cookies, session, viewer } = context.var;
  const hasEnded = session === null && cookies.token === null;

  // The page itself reports a session that has ended.
  return session !== null || (!hasEnded && viewer.device !== null && cookies.device === undefined);
}

/** Reads a copy of the body, since the page reads the body again. */
async function tokenIn(request: Request): Promise<string> {
  try {
    return String((await request.clone().formData()).get(formTokenField) ?? '');
  } catch (cause) {
    throw new Failure('illegal-input', 'form', { cause });
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];

  return one.length === other.length && timingSafeEqual(one, other);
}
