import { accountWords } from '@octavo/i18n/account';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { callApi, type FormActionResult } from '../../session/session.server.ts';
import { addressIn, localeOf } from '../../shell/address.ts';

/**
 * Ways to leave the account page, confirmed on the start page. `out` needs no confirmation: the button
 * already said it.
 */
type Left = 'out' | 'out-everywhere' | 'erased';

/** Outcome of an account action, confirmed on the page. */
export type CompletedAction = 'saved' | 'cancelled' | 'resumed' | 'changed' | 'asked' | 'again';

type AccountAction = (given: ActionFunctionArgs, form: FormData) => Promise<FormActionResult<unknown>>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Account actions by the name that the form sends. */
const accountActions: Readonly<
  Record<string, { readonly run: AccountAction; readonly done: CompletedAction | Left | 'link' }>
> = {
  person: {
    done: 'saved',
    run: (given, form) =>
      callApi(given, 'PATCH', '/account', {
        body: {
          locale: text(form, 'locale'),
          ...(text(form, 'name') === '' ? {} : { name: text(form, 'name') }),
        },
      }),
  },
  cancel: { done: 'cancelled', run: (given) => callApi(given, 'POST', '/subscription/cancel', {}) },
  resume: { done: 'resumed', run: (given) => callApi(given, 'POST', '/subscription/resume', {}) },
  change: {
    done: 'changed',
    run: (given, form) => callApi(given, 'POST', '/subscription/change', { body: quoteIn(form) }),
  },
  refund: {
    done: 'asked',
    run: (given, form) =>
      callApi(given, 'POST', '/subscription/refund', {
        body: {
          payment: text(form, 'payment'),
          reason: text(form, 'reason'),
          text: text(form, 'text'),
        },
      }),
  },
  /**
   * Page where the card is changed: a link rather than a redirect, because `form-action 'self'` keeps forms
   * from leading to other sites.
   */
  card: { done: 'link', run: (given) => callApi(given, 'POST', '/subscription/portal', {}) },
  leave: { done: 'out', run: (given) => callApi(given, 'DELETE', '/session', {}) },
  'log-out': { done: 'out-everywhere', run: (given) => callApi(given, 'DELETE', '/account/sessions', {}) },
  erase: {
    done: 'erased',
    run: (given, form) => callApi(given, 'DELETE', '/account', { body: { email: text(form, 'email') } }),
  },
};

/** Quote that the user was shown and agreed to. */
function quoteIn(form: FormData) {
  const amount = (name: string) => ({ value: text(form, name), currency_code: text(form, 'currency') });

  return {
    plan: text(form, 'plan'),
    at: text(form, 'at'),
    due: amount('due'),
    price: amount('price'),
    startsAt: text(form, 'startsAt'),
    nextAt: text(form, 'nextAt'),
  };
}

/**
 * Handles an account action and redirects back to the page, or to the start page when the action signs the
 * user out.
 */
export async function handle(given: ActionFunctionArgs) {
  const form = await given.request.formData();
  const name = text(form, 'account-action');
  const actionName = accountActions[name];

  if (actionName === undefined) {
    throw data(null, { status: 400 });
  }

  const about = { actionName: name, plan: text(form, 'plan') };
  const locale = localeOf(new URL(given.request.url).pathname);
  const result = await actionName.run(given, form);

  if (!result.done) {
    const isOtherAddress = name === 'erase' && result.code === 'illegal-input';
    const detail = isOtherAddress ? accountWords(locale).data.notTheirs : result.detail;

    return data({ ...about, detail, url: null }, { status: 422 });
  }

  if (actionName.done === 'link') {
    return data({ ...about, detail: null, url: urlIn(result.value) });
  }

  const headers = new Headers(result.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));

  if (isLeft(actionName.done)) {
    const query = actionName.done === 'out' ? '' : `?done=${actionName.done}`;
    throw redirect(addressIn(locale, '/') + query, { headers });
  }

  const done = isDone(result.value) ? actionName.done : 'again';
  throw redirect(`${addressIn(locale, '/account')}?done=${done}`, { headers });
}

function isLeft(done: CompletedAction | Left): done is Left {
  return done === 'out' || done === 'out-everywhere' || done === 'erased';
}

function urlIn(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? value.url
    : null;
}

/** A plan change may require a new order: the response then contains `done: false`. */
function isDone(value: unknown): boolean {
  return !(typeof value === 'object' && value !== null && 'done' in value && value.done === false);
}
