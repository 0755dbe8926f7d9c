import { accountWords } from '@octavo/i18n/account';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { badgeOf } from '../../session/badge.ts';
import { localeOf } from '../../shell/address.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { loadAccount } from './account.server.ts';
import { AccountDataSection } from './account-data.tsx';
import { handle } from './action.server.ts';
import { Payments } from './payments.tsx';
import { PendingRefund } from './pending-refund.tsx';
import { Person } from './person.tsx';
import { PlanSection } from './plan-section.tsx';
import { Sessions } from './sessions.tsx';

export function loader(given: LoaderFunctionArgs) {
  return loadAccount(given);
}

export function action(given: ActionFunctionArgs) {
  return handle(given);
}

export const meta: MetaFunction = ({ location }) => [
  { title: accountWords(localeOf(location.pathname)).seoTitle },
  { name: 'robots', content: 'noindex' },
];

export default function Account() {
  const page = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const words = accountWords(useLocale());
  const asked = search.get('done');
  const done = Object.entries(words.done).find(([name]) => name === asked)?.[1];

  return (
    <div className="wrap max-w-4xl pt-10 pb-20 sm:pt-14">
      <h1 className="flex flex-wrap items-center gap-x-5 gap-y-2 text-display">
        {words.heading}
        <span
          className={`rounded-full px-3.5 py-1 font-sans text-body font-medium tracking-normal ${page.hasPro || page.hasAssistantPlan ? 'bg-lapis-wash text-lapis' : 'bg-well text-ink-soft'}`}
        >
          {words.accountStatus[badgeOf(page)]}
        </span>
      </h1>
      {done !== undefined && (
        <p role="status" className="mt-6 rounded-lg bg-verdigris-wash px-4 py-3">
          {done}
          {asked === 'asked' && page.subscription !== null && (
            <PendingRefund payments={page.subscription.payments} refunds={page.refunds} />
          )}
        </p>
      )}
      <Person account={page.account} />
      <PlanSection page={page} />
      {page.subscription !== null && page.subscription.payments.length > 0 && (
        <Payments
          subscription={page.subscription}
          refunds={page.refunds}
          paidPlan={page.paidPlan}
          product={page.product}
        />
      )}
      <Sessions sessions={page.sessions} />
      <AccountDataSection stays={page.stays} />
    </div>
  );
}
