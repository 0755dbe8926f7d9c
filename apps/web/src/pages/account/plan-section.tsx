import type { SubscriptionView } from '@octavo/contract/billing';
import { cancelBeforeSeconds, graceSeconds } from '@octavo/contract/limits';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { accountWords } from '@octavo/i18n/account';
import { formatDuration, formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button, buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';
import { CardButton } from './card-button.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { Facts, Section } from './section.tsx';
import { useRefusal } from './use-refusal.ts';
import { WishForm } from './wish-form.tsx';

/** The plan, and what can be done about it. */
export function PlanSection({ page }: { readonly page: AccountPage }) {
  const address = useAddress();
  const moment = useMoment();
  const words = accountWords(useLocale()).plan;
  const { subscription, others, account } = page;
  const state = useStateText(page);
  // What is owed for a renewal is paid first.
  const canChange =
    ['plan-trial', 'pro'].includes(account.standing) &&
    others.length > 0 &&
    page.startsAt === null &&
    subscription?.provider !== 'grant';
  const hasCard =
    subscription !== null &&
    subscription.provider !== 'grant' &&
    (page.hasPro || subscription.cancellation !== null);

  return (
    <Section id="plan" title={words.heading}>
      {state !== null && <p className="mb-4">{state}</p>}
      {subscription === null ? (
        <Facts facts={[[words.plan, words.none]]} />
      ) : (
        <PlanFacts subscription={subscription} page={page} />
      )}
      <div className="mt-5 grid justify-items-start gap-3">
        {page.hasPro && page.startsAt !== null && (
          <p className="text-ink-soft">{fill(words.nextOrder, { date: moment(page.startsAt) })}</p>
        )}
        {(!page.hasPro || page.startsAt !== null) && (
          <Link to={address('/pricing')} className={buttonClass(page.hasPro ? 'plain' : 'primary', 'normal')}>
            {words.see}
          </Link>
        )}
        {page.hasPro && account.standing === 'cancelled' && subscription?.provider !== 'grant' && (
          <WishForm wish="resume">
            <Button type="submit" look="primary">
              {words.resume}
            </Button>
          </WishForm>
        )}
        {canChange && <PlanChanges page={page} />}
        {hasCard && <CardButton />}
        {subscription?.cancellation != null && account.standing !== 'cancelled' && (
          <Cancel cancellation={subscription.cancellation} price={subscription.price} />
        )}
      </div>
    </Section>
  );
}

function useStateText({ account, subscription }: AccountPage): string | null {
  const moment = useMoment();
  const words = accountWords(useLocale()).plan.state;
  const paidUntil = subscription?.paidUntil ?? null;

  if (subscription !== null && account.standing === 'expired' && subscription.overSince === null) {
    return subscription.isDisputed ? words.disputed : words.unpaid;
  }

  switch (account.standing) {
    case 'trial':
      return account.trialEndsAt === null
        ? null
        : fill(words.trial, { date: moment(account.trialEndsAt, { time: true }) });
    case 'cancelled':
      return subscription?.renews === true || paidUntil === null
        ? words.lastCharge
        : fill(words.cancelled, { date: moment(paidUntil, { time: true }) });
    case 'past-due':
      return paidUntil === null
        ? null
        : fill(words.pastDue, {
            date: moment(new Date(new Date(paidUntil).getTime() + graceSeconds * 1000)),
          });
    case 'plan-trial':
    case 'pro':
      return null;
    default:
      return words.free;
  }
}

function PlanFacts({
  subscription,
  page,
}: {
  readonly subscription: SubscriptionView;
  readonly page: AccountPage;
}) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).plan;
  const { renews, paidUntil, trialEndsAt, state, provider, cancellation, before } = subscription;
  const renewal = renews && paidUntil !== null ? moment(paidUntil) : words.never;
  const terms = usePlanTerms(subscription, page);
  const name = provider === 'grant' ? words.gift : words.pro;

  if (subscription.overSince !== null) {
    return (
      <Facts
        facts={[
          [words.last, name],
          [words.endedOn, moment(subscription.overSince, { time: true })],
          [words.provider, words.payment[provider]],
        ]}
      />
    );
  }

  return (
    <Facts
      facts={[
        [words.plan, name],
        ...terms,
        state === 'trialing' && trialEndsAt !== null
          ? [words.trialEnds, moment(trialEndsAt, { time: true })]
          : null,
        state === 'trialing' && trialEndsAt !== null && cancellation?.willCharge === false
          ? [words.freeUntil, moment(freeUntil(new Date(trialEndsAt)), { time: true })]
          : null,
        before === null || !renews ? [words.renewal, renewal] : null,
        !renews && paidUntil !== null ? [words.ends, moment(paidUntil, { time: true })] : null,
        [words.provider, words.payment[provider]],
      ]}
    />
  );
}

/** How long a period is and what it costs; where another plan runs first, both of them. */
function usePlanTerms(
  { price, before, renews }: SubscriptionView,
  { plan, running }: Pick<AccountPage, 'plan' | 'running'>,
): (readonly [name: string, value: string] | null)[] {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).plan;
  const amount = price === null ? null : formatMoney(locale, price.value, price.currency_code);

  if (before === null || running === null || plan === null) {
    return [
      plan === null ? null : [words.period, words.periods[plan.productType]],
      amount === null ? null : [words.price, amount],
    ];
  }

  const date = moment(before.until);

  return [
    [words.period, fill(words.running, { period: words.periods[running.productType], date })],
    // What was cancelled before it began never does.
    renews && amount !== null
      ? [words.next, fill(words.follows, { period: words.periods[plan.productType], date, price: amount })]
      : null,
  ];
}

/** Two clicks: the first says what will happen, the second does it. */
function Cancel({
  cancellation,
  price,
}: {
  readonly cancellation: NonNullable<SubscriptionView['cancellation']>;
  readonly price: SubscriptionView['price'];
}) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).plan;
  const { endsAt, willCharge } = cancellation;
  const refusal = useRefusal('cancel');

  return (
    <details open={refusal !== null}>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass('danger', 'normal')}`}>
        {words.cancel}
      </summary>
      <WishForm wish="cancel" className="mt-3 rounded-lg bg-rubric-wash px-4 py-4">
        <p className="mb-3">
          {willCharge
            ? fill(words.cancelCharge, {
                hours: formatDuration(locale, cancelBeforeSeconds),
                price: price === null ? '' : formatMoney(locale, price.value, price.currency_code),
              })
            : fill(words.cancelFree, { date: endsAt === null ? '' : moment(endsAt, { time: true }) })}
        </p>
        <Button type="submit" look="danger">
          {words.cancelNow}
        </Button>
      </WishForm>
    </details>
  );
}
