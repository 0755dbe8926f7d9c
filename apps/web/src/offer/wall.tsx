import type { SessionView } from '@octavo/contract/session';
import type { Plan } from '@octavo/domain/billing/plans';
import { formatDays, formatMoney } from '@octavo/i18n/format';
import { logInWords } from '@octavo/i18n/log-in';
import { fill, promises } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { buttonClass } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { type ReactNode, use, useState } from 'react';
import type { OfferData } from '../pages/pricing/offer-data.ts';
import { PaymentChoice } from '../pages/pricing/payment-choice.tsx';
import { LogInForm } from '../session/log-in-form.tsx';
import type { NextStep } from '../session/next-step.tsx';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { clockTime } from '../shell/use-moment.ts';
import { firstPlan } from './first-plan.ts';
import { loadOffer } from './load-offer.ts';
import { Agreement, Due } from './terms.tsx';
import { WallPlans } from './wall-plans.tsx';
import { keepWantedOrder, orderQuery } from './wanted-order.ts';

interface WallProps {
  readonly session: SessionView;
  readonly step: NextStep;
  onClose(): void;
}

/**
 * The one dialog between a visitor and the download: plan, account, and from there to the payment. The page below
 * starts the download once the account has the plan.
 */
export function Wall({ session, step, onClose }: WallProps) {
  const locale = useLocale();
  const address = useAddress();
  const data = use(loadOffer(address('/offer.json')));
  const words = pricingWords(locale).wall;
  const { name = null, until = null } = step.file ?? {};
  const lead = session.person === null ? (name === null ? words.leadAll : words.lead) : words.loggedIn;
  const pricing = `${address('/pricing')}?${new URLSearchParams({ ...(step.tool !== null && { name: step.tool }), next: step.next })}`;
  const toPlans = (label: string, look: 'plain' | 'primary') => (
    <a href={pricing} target="_blank" rel="noreferrer" className={buttonClass(look)}>
      {label}
    </a>
  );

  return (
    <Modal
      title={name === null ? words.headingAll : fill(words.heading, { name })}
      closeLabel={logInWords(locale).popup.close}
      onClose={onClose}
    >
      <div data-source={step.source} className="overflow-y-auto px-6 pt-2 pb-6">
        <p className="mb-4 text-ink-soft">
          {fill(lead, { time: until === null ? '' : clockTime(locale, new Date(until)) })}
        </p>
        {session.person !== null && toPlans(words.plans, 'plain')}
        {session.person === null && (data === null || data.offer.plans.length === 0) && (
          <>
            <p role="alert" className="mb-4">
              {words.unavailable}
            </p>
            {toPlans(words.plans, 'primary')}
          </>
        )}
        {session.person === null && data !== null && (
          <Choice session={session} data={data} next={step.next} pricing={pricing} />
        )}
      </div>
    </Modal>
  );
}

interface PlanChoiceProps {
  readonly session: SessionView;
  readonly data: OfferData;
  readonly next: string;
  readonly pricing: string;
}

function Choice({ session, data, next, pricing }: PlanChoiceProps): ReactNode {
  const { offer, now } = data;
  const locale = useLocale();
  const address = useAddress();
  const { wall: words, action, none, noneHint } = pricingWords(locale);
  const [purpose, setPurpose] = useState<'log-in' | 'sign-up'>('sign-up');
  const [plan, setPlan] = useState<Plan | null>(() => firstPlan(offer.plans));
  const [pay, setPay] = useState(offer.paymentTypes[0]);
  const other = purpose === 'log-in' ? 'sign-up' : 'log-in';
  const toggle = logInWords(locale).toggle[purpose];

  if (plan === null) {
    return null;
  }

  if (pay === undefined) {
    return (
      <div role="alert" className="rounded-lg bg-well px-4 py-3">
        <p className="font-medium">{none}</p>
        <p className="mt-1 text-half text-ink-soft">{noneHint}</p>
      </div>
    );
  }

  const price = formatMoney(locale, plan.regularPrice, plan.currency);
  const { currency } = offer;
  const path = address('/pay-fwd') + orderQuery({ plan: plan.id, currency, pay, trial: '1', next });
  const label =
    plan.trialDay > 0
      ? fill(words.start, { days: formatDays(locale, plan.trialDay) })
      : fill(plan.productType === 'FOREVER' ? action.forever : action.pay, { price });

  return (
    <LogInForm
      key={purpose}
      session={session}
      purpose={purpose}
      next={path}
      staysOpen
      action={purpose === 'sign-up' ? label : undefined}
      onSend={() => keepWantedOrder(path)}
      before={
        <div className="mb-4">
          <WallPlans plans={offer.plans} chosen={plan} onChoose={setPlan} />
          {offer.paymentTypes.length > 1 && (
            <div className="mt-4">
              <PaymentChoice types={offer.paymentTypes} chosen={pay} onChoose={setPay} />
            </div>
          )}
        </div>
      }
      terms={
        <div className="mt-3 grid gap-2 text-half text-ink-soft">
          <p className="text-ink">
            <Due plan={plan} now={now} startsAt={null} />
          </p>
          <p>
            {fill(words.included, promises(locale))}{' '}
            <a
              href={pricing}
              target="_blank"
              rel="noreferrer"
              className="text-ink underline underline-offset-3"
            >
              {words.compare}
            </a>
          </p>
          <div className="text-caption">
            <Agreement staysOpen />
          </div>
        </div>
      }
      toggle={
        <button
          type="button"
          className="text-lapis underline underline-offset-3"
          onClick={() => setPurpose(other)}
        >
          {toggle.link}
        </button>
      }
    />
  );
}
