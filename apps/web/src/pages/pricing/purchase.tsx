import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button } from '@octavo/ui/button';
import { Form, useNavigation } from 'react-router';
import type { PricingOffer } from '../../offer/offer.server.ts';
import { Conditions, Due } from '../../offer/terms.tsx';
import { FormToken } from '../../session/form-token.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { FreeDays } from './free-days.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanCards } from './plan-cards.tsx';

interface PurchaseProps {
  readonly offer: PricingOffer;
  /** Path to continue at after the payment. */
  readonly next: string;
  readonly now: string;
}

/** Works without script: the form orders the plan whose button is pressed. */
export function Purchase({ offer, next, now }: PurchaseProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = pricingWords(locale);
  const { plans, paymentTypes, startsAt } = offer;
  const marked = plans.find(({ active }) => active) ?? plans[0] ?? null;

  if (marked === null) {
    return <p className="mt-10 text-lead">{words.noPlans}</p>;
  }

  return (
    <>
      <Form method="post" action={address('/pay-fwd')} className="mt-8 grid gap-6">
        <FormToken />
        <input type="hidden" name="currency" value={offer.currency} />
        <input type="hidden" name="trial" value={offer.trialUsed || startsAt !== null ? '0' : '1'} />
        <input type="hidden" name="next" value={next} />
        {offer.trialUsed && startsAt === null && <p className="text-ink-soft">{words.trialUsed}</p>}
        {paymentTypes.length === 0 ? (
          <div className="max-w-2xl rounded-[14px] bg-well px-5 py-4">
            <p className="font-medium">{words.none}</p>
            <p className="mt-1 text-half text-ink-soft">{words.noneHint}</p>
          </div>
        ) : (
          <PaymentChoice types={paymentTypes} />
        )}
        <PlanCards
          plans={plans}
          rate={offer.exchangeRate}
          marked={marked.id}
          actions={
            new Map(
              (paymentTypes.length === 0 ? [] : plans).map((plan) => [
                plan.id,
                <PlanAction
                  key={plan.id}
                  plan={plan}
                  isMarked={plan === marked}
                  now={now}
                  startsAt={startsAt}
                />,
              ]),
            )
          }
        />
        <div className="grid max-w-3xl gap-2 text-half text-ink-soft">
          <Conditions />
        </div>
      </Form>
      <FreeDays plans={plans} now={now} />
    </>
  );
}

interface PlanActionProps extends Pick<PurchaseProps, 'now'> {
  readonly plan: Plan;
  readonly isMarked: boolean;
  readonly startsAt: string | null;
}

/** Button that orders a plan, with what is due today. */
function PlanAction({ plan, isMarked, now, startsAt }: PlanActionProps) {
  const locale = useLocale();
  const words = pricingWords(locale);
  const { state } = useNavigation();
  const label = actionOf(plan, locale);

  return (
    <>
      <Button
        type="submit"
        name="plan"
        value={plan.id}
        look={isMarked ? 'primary' : 'plain'}
        size="big"
        className="w-full"
        aria-label={`${label}, ${words.plan[plan.productType]}`}
        disabled={state !== 'idle'}
      >
        {label}
      </Button>
      <p className="mt-2.5 text-center text-half text-ink-soft lg:min-h-16">
        <Due plan={plan} now={now} startsAt={startsAt} />
      </p>
    </>
  );
}

/** Label of the button of a plan. */
function actionOf({ trialDay, productType, regularPrice, currency }: Plan, locale: Locale): string {
  const { action } = pricingWords(locale);

  if (trialDay > 0) {
    return action.trial;
  }

  return productType === 'FOREVER'
    ? fill(action.forever, { price: formatMoney(locale, regularPrice, currency) })
    : action.pay;
}
