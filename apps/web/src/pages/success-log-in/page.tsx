import { logInWords } from '@octavo/i18n/log-in';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { callApi, sessionOf } from '../../session/session.server.ts';
import { localeOf } from '../../shell/address.ts';
import { wantedPlan } from '../pay/wanted-plan.server.ts';
import { Confirm } from './confirm.tsx';
import { Failed } from './failed.tsx';

/** Only inspects the link, so that a mail scanner that opens the address does not use it up. */
export async function loader(given: LoaderFunctionArgs) {
  const { person } = sessionOf(given);
  const token = new URL(given.request.url).searchParams.get('token') ?? '';
  const result = await callApi(given, 'GET', '/session/link', { query: { token } });

  if (!result.done) {
    return data({ problem: result.detail }, { status: 410 });
  }

  const wanted = await wantedPlan(given, result.value.next);

  return data({ problem: null, token, link: result.value, wanted, current: person?.email ?? null });
}

/** Without script a button sends the token. */
export async function action(given: ActionFunctionArgs) {
  const form = await given.request.formData();
  const result = await callApi(given, 'POST', '/session/link/use', {
    body: { token: String(form.get('token') ?? '') },
  });

  if (!result.done) {
    return data({ problem: result.detail }, { status: 410 });
  }

  const headers = new Headers(result.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  throw redirect(result.value.next, { headers });
}

/** Private, because the page names the owner of the link. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: MetaFunction = ({ location }) => [
  { title: logInWords(localeOf(location.pathname)).seoTitle['log-in'] },
  { name: 'robots', content: 'noindex' },
];

export default function SuccessLogIn() {
  const found = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? found.problem;

  if (problem !== null || found.problem !== null) {
    return <Failed problem={problem ?? ''} />;
  }

  return <Confirm {...found} />;
}
