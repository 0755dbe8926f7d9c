import type { SubscriptionView } from '@octavo/contract/billing';
import { cancelBeforeSeconds, graceSeconds } from '@octavo/contract/limits';
import type { Plan } from '@octavo/domain/billing/plans';
import { accountWords } from '@octavo/i18n/account';
import { formatDuration, formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button, buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';
import { CardButton } from './card-button.tsx';
import { Facts, Section } from './section.tsx';
import { WishForm } from './wish-form.tsx';

/** The plan, and what can be done about it. */
export function PlanSection({ page }: { readonly page: AccountPage }) {
  const address = useAddress();
  const words = accountWords(useLocale()).plan;
  const { subscription, plan, others, account } = page;
  const state = useStateText(page);
  // What is owed for a renewal is paid first.
  const canChange =
    ['plan-trial', 'pro'].includes(account.standing) && others.length > 0 && page.startsAt === null;

  return (
    <Section id="plan" title={words.heading}>
      {state !== null && <p className="mb-4">{state}</p>}
      {subscription === null ? (
        <Facts facts={[[words.plan, words.none]]} />
      ) : (
        <PlanFacts subscription={subscription} plan={plan} />
      )}
      <div className="mt-5 grid justify-items-start gap-3">
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
        {canChange && <Change others={others} isLater={isChangedLater(page)} />}
        {page.hasPro && subscription !== null && subscription.provider !== 'grant' && <CardButton />}
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

  if (subscription?.isDisputed === true && account.standing === 'expired') {
    return words.disputed;
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
  plan,
}: {
  readonly subscription: SubscriptionView;
  readonly plan: Plan | null;
}) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).plan;
  const { renews, paidUntil, trialEndsAt, state, provider, price } = subscription;
  const renewal = renews && paidUntil !== null ? moment(paidUntil) : words.never;

  return (
    <Facts
      facts={[
        [words.plan, provider === 'grant' ? words.gift : words.pro],
        plan === null ? null : [words.period, words.periods[plan.productType]],
        state === 'trialing' && trialEndsAt !== null
          ? [words.trialEnds, moment(trialEndsAt, { time: true })]
          : null,
        [words.renewal, renewal],
        !renews && paidUntil !== null ? [words.ends, moment(paidUntil, { time: true })] : null,
        price === null ? null : [words.price, formatMoney(locale, price.value, price.currency_code)],
        [words.provider, words.payment[provider]],
      ]}
    />
  );
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

  return (
    <details>
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

/** In a trial nothing is paid for yet; plans at PayPal are not changed, another one is ordered that comes after. */
function isChangedLater({ account, subscription }: AccountPage): boolean {
  return account.standing === 'plan-trial' || subscription?.provider === 'paypal';
}

function Change({ others, isLater }: { readonly others: readonly Plan[]; readonly isLater: boolean }) {
  const locale = useLocale();
  const words = accountWords(locale).plan;
  const { plan: names, period } = pricingWords(locale);

  return (
    <details>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass('plain', 'normal')}`}>
        {words.change}
      </summary>
      <WishForm wish="change" className="mt-3 rounded-lg bg-well px-4 py-4">
        <p className="mb-3 text-ink-soft">{isLater ? words.changeLater : words.changeHint}</p>
        <p className="flex flex-wrap gap-2">
          {others.map((plan) => (
            <Button key={plan.id} type="submit" name="plan" value={plan.id}>
              {fill(words.changeTo, {
                plan: names[plan.productType],
                price: formatMoney(locale, plan.regularPrice, plan.currency),
                period: period[plan.productType],
              })}
            </Button>
          ))}
        </p>
      </WishForm>
    </details>
  );
}
