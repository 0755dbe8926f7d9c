import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { shellWords } from '@octavo/i18n/shell';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppEnvironment } from './environment.ts';
import { type Html, plainPage } from './plain-page.ts';

/** True for a page that a browser opens, other than requests of scripts and programs. */
export function isPageRequest({ req }: Context<AppEnvironment>): boolean {
  return !req.path.startsWith('/api/') && req.header('accept')?.includes('text/html') === true;
}

/** Page in place of one that failed: the reason, and a link that opens it again. */
export function failurePage(
  context: Context<AppEnvironment>,
  code: FailureCode,
  values: FailureValues = {},
): Html {
  const locale: Locale = /^\/fr(\/|$)/.test(context.req.path) ? 'fr' : 'en';
  const { failed, reload } = shellWords(locale).problem;
  const body = html`<p>${failureText(locale, code, values)}</p>
    <p><a class="button" href="${context.req.path}">${reload}</a></p>`;

  return plainPage(locale, failed, context.get('secureHeadersNonce') ?? '', body);
}
