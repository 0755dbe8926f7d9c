import type { SubscriptionView } from '@octavo/contract/billing';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';
import { Facts } from './section.tsx';

/** Facts of the plan, one per line. */
export function PlanFacts({
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
  const terms = usePlanTerms(subscription, page);
  const { product } = page;
  const gift = subscription.product === 'pro' ? words.gift : `${words.gift} · ${product}`;
  const renewal = renews && paidUntil !== null ? moment(paidUntil) : words.never;

  if (subscription.overSince !== null) {
    return (
      <Facts
        facts={[
          [words.last, provider === 'grant' ? gift : product],
          [words.endedOn, moment(subscription.overSince, { time: true })],
          provider === 'grant' ? null : [words.provider, words.payment[provider]],
        ]}
      />
    );
  }

  if (provider === 'grant') {
    const end = paidUntil === null ? words.never : moment(paidUntil, { time: true });

    return (
      <Facts
        facts={[
          [words.plan, gift],
          [words.ends, end],
        ]}
      />
    );
  }

  return (
    <Facts
      facts={[
        [words.plan, product],
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

/** Length and price of the period; those of both plans when another plan runs first. */
function usePlanTerms(
  { price, before, renews }: SubscriptionView,
  { plan, running, nextName }: Pick<AccountPage, 'plan' | 'running' | 'nextName'>,
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
  const period = nextName ?? words.periods[plan.productType];

  return [
    [words.period, fill(words.running, { period: words.periods[running.productType], date })],
    // A plan cancelled before it began never begins.
    renews && amount !== null ? [words.next, fill(words.follows, { period, date, price: amount })] : null,
  ];
}
