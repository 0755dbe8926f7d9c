import type { SubscriptionView } from '@octavo/contract/billing';
import { cancelBeforeSeconds } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { formatDuration, formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button, buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { CardButton } from './card-button.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { Facts, Section } from './section.tsx';
import { useRefusal } from './use-refusal.ts';
import { useStateText } from './use-state-text.ts';
import { WaitingOrder } from './waiting-order.tsx';

/** The plan and the actions available for it. */
export function PlanSection({ page }: { readonly page: AccountPage }) {
  const address = useAddress();
  const moment = useMoment();
  const words = accountWords(useLocale()).plan;
  const { subscription, others, status } = page;
  const hasPlan = page.hasPro || page.hasAssistantPlan;
  const state = useStateText(page);
  const isGift = subscription?.provider === 'grant';
  // An overdue renewal must be paid before the plan can change.
  const isInOrder = ['plan-trial', 'pro'].includes(status);
  const hasOthers = isInOrder && others.length > 0 && page.startsAt === null;
  const trialEnd = subscription?.state === 'trialing' ? subscription.trialEndsAt : null;
  const mayBuyBesideGift = isGift && (subscription.paidUntil !== null || subscription.product !== 'pro');
  const canBuy = !hasPlan || page.startsAt !== null || mayBuyBesideGift;
  const hasCard = subscription !== null && !isGift && (hasPlan || subscription.cancellation !== null);

  return (
    <Section id="plan" title={words.heading}>
      {state !== null && <p className="mb-4">{state}</p>}
      <WaitingOrder {...page} />
      {subscription === null || subscription.state === 'pending' ? (
        <Facts facts={[[words.plan, words.none]]} />
      ) : (
        <PlanFacts subscription={subscription} page={page} />
      )}
      <div className="mt-5 grid justify-items-start gap-3">
        {hasPlan && page.startsAt !== null && (
          <p className="text-ink-soft">{fill(words.nextOrder, { date: moment(page.startsAt) })}</p>
        )}
        {canBuy && (
          <Link to={address('/pricing')} className={buttonClass(hasPlan ? 'plain' : 'primary', 'normal')}>
            {words.see}
          </Link>
        )}
        {hasPlan && status === 'cancelled' && !isGift && (
          <AccountActionForm name="resume">
            <Button type="submit" look="primary">
              {words.resume}
            </Button>
          </AccountActionForm>
        )}
        {hasOthers && subscription?.canChange === true && <PlanChanges page={page} />}
        {hasOthers && subscription?.canChange === false && trialEnd !== null && (
          <p className="text-ink-soft">
            {fill(words.changeAfterTrial, { date: moment(trialEnd, { time: true }) })}
          </p>
        )}
        {hasCard && <CardButton />}
        {subscription?.cancellation != null && status !== 'cancelled' && (
          <Cancel
            cancellation={subscription.cancellation}
            price={subscription.price}
            product={page.product}
          />
        )}
      </div>
    </Section>
  );
}

/** Takes two clicks: the first shows what will happen, the second cancels. */
function Cancel({
  cancellation,
  price,
  product,
}: {
  readonly cancellation: NonNullable<SubscriptionView['cancellation']>;
  readonly price: SubscriptionView['price'];
  readonly product: string;
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
      <AccountActionForm name="cancel" className="mt-3 rounded-lg bg-rubric-wash px-4 py-4">
        <p className="mb-3">
          {willCharge
            ? fill(words.cancelCharge, {
                product,
                hours: formatDuration(locale, cancelBeforeSeconds),
                price: price === null ? '' : formatMoney(locale, price.value, price.currency_code),
              })
            : fill(words.cancelFree, {
                product,
                date: endsAt === null ? '' : moment(endsAt, { time: true }),
              })}
        </p>
        <Button type="submit" look="danger">
          {words.cancelNow}
        </Button>
      </AccountActionForm>
    </details>
  );
}
