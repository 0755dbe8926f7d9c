import { trialDays } from '@octavo/contract/limits';
import type { LinkRequest } from '@octavo/contract/session';
import { nextPath } from '@octavo/domain/account/next-path';
import { logInWords } from '@octavo/i18n/log-in';
import { fill, promises } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { type LinkAnswer, linkOrderIn } from '../../session/link-form.ts';
import { LogInForm } from '../../session/log-in-form.tsx';
import { callApi, sessionOf } from '../../session/session.server.ts';
import { addressIn, barePath, localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { type WantedPlan, wantedPlan } from '../pay/wanted-plan.server.ts';

/** Log-in and sign-up are one page at two addresses. */
function purposeOf(pathname: string): LinkRequest['purpose'] {
  return barePath(pathname).startsWith('/sign-up') ? 'sign-up' : 'log-in';
}

export async function loader(given: LoaderFunctionArgs) {
  const session = sessionOf(given);
  const { pathname, searchParams } = new URL(given.request.url);
  const next = nextPath(searchParams.get('next') ?? addressIn(localeOf(pathname), '/'));

  if (session.person !== null) {
    throw redirect(next);
  }

  return {
    session,
    next,
    wanted: await wantedPlan(given, next),
    failure: searchParams.get('failure'),
    origin: originOf(given),
  };
}

/** The same for all visitors: users are redirected, and an address with a query is never shared. */
export const handle = { isShared: true };

/** Receives the form when there is no script. */
export async function action(given: ActionFunctionArgs): Promise<LinkAnswer> {
  const { pathname } = new URL(given.request.url);
  const order = linkOrderIn(await given.request.formData(), purposeOf(pathname));
  const result = await callApi(given, 'POST', '/session/link', { body: order });
  const { email } = order;

  return result.done
    ? { sent: true, email }
    : { sent: false, email, code: result.code, detail: result.detail };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname);
  const words = logInWords(locale);
  const purpose = purposeOf(location.pathname);

  return metadata({
    title: words.seoTitle[purpose],
    description: fill(words.seoDescription[purpose], { ...promises(locale), days: trialDays }),
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
  });
};

export default function LogIn() {
  const { session, next, wanted, failure } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const address = useAddress();
  const words = logInWords(locale);
  const purpose = purposeOf(pathname);
  const other = purpose === 'log-in' ? 'sign-up' : 'log-in';

  return (
    <div className="wrap grid items-start justify-center gap-6 py-8 sm:py-20 lg:grid-cols-[24rem_22rem]">
      <section className="rounded-[14px] border border-rule bg-sheet px-6 py-6 shadow-lift">
        <h1 className="text-display">{words.heading[purpose]}</h1>
        <p className="mt-3 mb-7 text-lead text-ink-soft">
          {wanted === null ? words.lead[purpose] : fill(words.order.lead[purpose], { plan: wanted.name })}
        </p>
        {failure !== null && (
          <p role="alert" className="mb-5 text-rubric">
            {failure === 'login-invalid' ? words.ended : words.googleFailed}
          </p>
        )}
        <LogInForm
          // The response for one purpose does not apply to the other.
          key={purpose}
          session={session}
          purpose={purpose}
          next={next}
          answered={answered}
          toggle={
            <Link to={address(`/${other}`) + search} className="text-lapis underline underline-offset-3">
              {words.toggle[purpose].link}
            </Link>
          }
        />
      </section>
      {wanted === null ? <Trial /> : <Wanted plan={wanted} />}
    </div>
  );
}

const besideForm = 'rounded-[14px] bg-well px-6 py-6';

function Trial() {
  const locale = useLocale();
  const words = logInWords(locale);

  return (
    <section aria-labelledby="trial" className={besideForm}>
      <h2 id="trial" className="mb-4 text-title">
        {words.trialTitle}
      </h2>
      <ul className="grid gap-2.5">
        {words.trial.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-verdigris" />
            {fill(line, { ...promises(locale), days: trialDays })}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-3 border-t border-rule pt-5 font-medium">{words.stepsTitle}</h3>
      <ol className="grid gap-2.5 text-ink-soft">
        {words.steps.map((line, index) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="w-4 shrink-0 font-serif font-semibold text-lapis">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Plan that the user chose before being asked for an account: unlike the account, it costs money and may
 * renew.
 */
function Wanted({ plan }: { readonly plan: WantedPlan }) {
  const words = logInWords(useLocale()).order;

  return (
    <section aria-labelledby="order" className={besideForm}>
      <h2 id="order" className="mb-4 text-title">
        {words.title}
      </h2>
      <p className="border-t border-rule pt-2.5 font-medium">{plan.name}</p>
      <p className="mb-2.5">{plan.price}</p>
      <p className="border-t border-rule pt-2.5 text-ink-soft">{words.notYet}</p>
    </section>
  );
}
