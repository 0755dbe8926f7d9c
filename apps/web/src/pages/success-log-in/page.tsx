import type { LinkView, SignedIn } from '@octavo/contract/session';
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
import { sessionOf, tellApi } from '../../session/session.server.ts';
import { localeOf } from '../../shell/address.ts';
import { wantedPlan } from '../pay/wanted-plan.server.ts';
import { Confirm } from './confirm.tsx';
import { Failed } from './failed.tsx';

/** A mail scanner that opens the address uses up nothing: the link is only looked at. */
export async function loader(given: LoaderFunctionArgs) {
  const { person } = sessionOf(given);
  const token = new URL(given.request.url).searchParams.get('token') ?? '';
  const told = await tellApi<LinkView>(given, 'GET', `/session/link?${new URLSearchParams({ token })}`);

  if (!told.done) {
    return data({ problem: told.detail }, { status: 410 });
  }

  const wanted = await wantedPlan(given, told.value.next);

  return data({ problem: null, token, link: told.value, wanted, current: person?.email ?? null });
}

/** Without script a button sends the token. */
export async function action(given: ActionFunctionArgs) {
  const form = await given.request.formData();
  const told = await tellApi<SignedIn>(given, 'POST', '/session/link/use', {
    token: String(form.get('token') ?? ''),
  });

  if (!told.done) {
    return data({ problem: told.detail }, { status: 410 });
  }

  const headers = new Headers(told.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  throw redirect(told.value.next, { headers });
}

/** The page says whose link it is. */
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
