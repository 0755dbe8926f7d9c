import { logInWords } from '@octavo/i18n/log-in';
import { Button } from '@octavo/ui/button';
import { useEffect, useRef } from 'react';
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
import { FormToken } from '../../session/form-token.tsx';
import { callApi, sessionOf } from '../../session/session.server.ts';
import { localeOf } from '../../shell/address.ts';
import { useLocale } from '../../shell/use-locale.ts';

/** Sources of a visit that cannot be a page of another site: the address bar, a terminal, and this site. */
const ownSources = ['none', 'same-origin'];

/** The page exists where emails are shown instead of sent: on a development server, for its own machine. */
export async function loader(given: LoaderFunctionArgs) {
  const { mailbox } = sessionOf(given);

  if (mailbox === null) {
    throw data(null, { status: 404 });
  }

  return { isByItself: ownSources.includes(given.request.headers.get('sec-fetch-site') ?? '') };
}

export async function action(given: ActionFunctionArgs) {
  const result = await callApi(given, 'POST', '/session/demo', {});

  if (!result.done) {
    return data({ problem: result.detail }, { status: 404 });
  }

  const headers = new Headers(result.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  throw redirect(result.value.next, { headers });
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: MetaFunction = ({ location }) => [
  { title: logInWords(localeOf(location.pathname)).demo.seoTitle },
  { name: 'robots', content: 'noindex' },
];

/** Logs in by itself when the user has opened the address; a link of another site takes a press of the button. */
export default function Demo() {
  const { isByItself } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const words = logInWords(useLocale()).demo;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isByItself && problem === null) {
      form.current?.requestSubmit();
    }
  }, [isByItself, problem]);

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">{words.text}</p>
      {problem !== null && (
        <p role="alert" className="mt-4 text-rubric">
          {problem}
        </p>
      )}
      <form ref={form} method="post" className="mt-8">
        <FormToken />
        <Button type="submit" look="primary" size="big">
          {words.action}
        </Button>
      </form>
    </section>
  );
}
