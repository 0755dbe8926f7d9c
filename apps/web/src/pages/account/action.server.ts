import { accountWords } from '@octavo/i18n/account';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { callApi, type FormResult } from '../../session/session.server.ts';
import { addressIn, localeOf } from '../../shell/address.ts';

/** How somebody left; the start says it. `out` needs no word: it is what the button says. */
type Left = 'out' | 'out-everywhere' | 'erased';

/** What the page says once something was done. */
export type CompletedAction = 'saved' | 'cancelled' | 'resumed' | 'changed' | 'asked' | 'again';

type AccountAction = (given: ActionFunctionArgs, form: FormData) => Promise<FormResult<unknown>>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What the forms of the page ask for, by the value of their button. */
const accountActions: Readonly<
  Record<string, { readonly run: AccountAction; readonly done: CompletedAction | Left | 'link' }>
> = {
  person: {
    done: 'saved',
    run: (given, form) =>
      callApi(given, 'PATCH', '/account', {
        locale: text(form, 'locale'),
        ...(text(form, 'name') === '' ? {} : { name: text(form, 'name') }),
      }),
  },
  cancel: { done: 'cancelled', run: (given) => callApi(given, 'POST', '/subscription/cancel') },
  resume: { done: 'resumed', run: (given) => callApi(given, 'POST', '/subscription/resume') },
  change: {
    done: 'changed',
    run: (given, form) => callApi(given, 'POST', '/subscription/change', quoteIn(form)),
  },
  refund: {
    done: 'asked',
    run: (given, form) =>
      callApi(given, 'POST', '/subscription/refund', {
        payment: text(form, 'payment'),
        reason: text(form, 'reason'),
        text: text(form, 'text'),
      }),
  },
  /** Where the card is changed: a link rather than a redirect, for forms of this site may lead nowhere else. */
  card: { done: 'link', run: (given) => callApi(given, 'POST', '/subscription/portal') },
  leave: { done: 'out', run: (given) => callApi(given, 'DELETE', '/session') },
  'log-out': { done: 'out-everywhere', run: (given) => callApi(given, 'DELETE', '/account/sessions') },
  erase: {
    done: 'erased',
    run: (given, form) => callApi(given, 'DELETE', '/account', { email: text(form, 'email') }),
  },
};

/** What the person was shown and agreed to. */
function quoteIn(form: FormData): object {
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

/** Does what a form asks for and leads back to the page, or to the start for somebody who is logged out by it. */
export async function handle(given: ActionFunctionArgs) {
  const form = await given.request.formData();
  const name = text(form, 'wish');
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
    const said = actionName.done === 'out' ? '' : `?done=${actionName.done}`;
    throw redirect(addressIn(locale, '/') + said, { headers });
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

/** A change of a plan may take a new order: the answer says `done: false` then. */
function isDone(value: unknown): boolean {
  return !(typeof value === 'object' && value !== null && 'done' in value && value.done === false);
}
