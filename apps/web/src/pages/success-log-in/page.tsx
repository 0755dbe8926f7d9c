import { isToolFailure } from '@octavo/contract/failures';
import type { SignedIn } from '@octavo/contract/session';
import { failureText } from '@octavo/i18n/failures';
import { logInWords } from '@octavo/i18n/log-in';
import { Button, buttonClass } from '@octavo/ui/button';
import { useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { sessionOf, tellApi } from '../../session/session.server.ts';
import { tellTabs } from '../../session/tab-sync.ts';
import { localeOf } from '../../shell/address.ts';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { redeemLink } from '../../transports/people.ts';

export function loader(given: LoaderFunctionArgs) {
  sessionOf(given);

  return { token: new URL(given.request.url).searchParams.get('token') ?? '' };
}

/** Without script a button sends the token; a mail scanner that opens the address uses up nothing. */
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

export const meta: MetaFunction = ({ location }) => [
  { title: logInWords(localeOf(location.pathname)).seoTitle['log-in'] },
  { name: 'robots', content: 'noindex' },
];

export default function SuccessLogIn() {
  const { token } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const address = useAddress();
  const words = logInWords(useLocale()).welcome;
  const { isWorking, problem } = useToken(token, answered?.problem ?? null);

  if (problem !== null) {
    return (
      <section className="wrap py-20 sm:py-28">
        <h1 className="text-display">{words.failed}</h1>
        <p role="alert" className="mt-4 max-w-xl text-lead text-ink-soft">
          {problem}
        </p>
        <p className="mt-8">
          <Link to={address('/log-in')} className={buttonClass('primary')}>
            {words.again}
          </Link>
        </p>
      </section>
    );
  }

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.heading}</h1>
      <p role="status" className="mt-4 mb-8 text-lead text-ink-soft">
        {isWorking ? words.working : words.text}
      </p>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="primary" size="big" disabled={isWorking}>
          {words.action}
        </Button>
      </form>
    </section>
  );
}

/** Uses the token once, and goes on with the session it gave: the other tabs are told, this one loads anew. */
function useToken(token: string, answered: string | null) {
  const locale = useLocale();
  const begun = useRef(false);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState(answered);

  useEffect(() => {
    if (begun.current || answered !== null) {
      return;
    }

    begun.current = true;
    setIsWorking(true);
    redeemLink(token).then(
      ({ next }) => {
        tellTabs('INITDATA');
        window.location.replace(next);
      },
      async (error: unknown) => {
        await loadWorkWords(locale);
        setProblem(failureText(locale, isToolFailure(error) ? error.code : 'login-failed'));
        setIsWorking(false);
      },
    );
  }, [token, answered, locale]);

  return { isWorking, problem };
}
