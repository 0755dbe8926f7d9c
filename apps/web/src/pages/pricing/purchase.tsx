import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button } from '@octavo/ui/button';
import { Form, useNavigation } from 'react-router';
import type { PricingOffer } from '../../offer/offer.server.ts';
import { Charge, Conditions } from '../../offer/terms.tsx';
import { keepWantedOrder, orderQuery } from '../../offer/wanted-order.ts';
import { FormToken } from '../../session/form-token.tsx';
import { useSession } from '../../session/use-session.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { WithChoice } from './with-choice.tsx';

interface PurchaseProps {
  readonly offer: PricingOffer;
  /** Path to continue at after the payment. */
  readonly next: string;
  readonly now: string;
}

/** Works without script: the form orders the selected plan and shows what it costs. */
export function Purchase({ offer, next, now }: PurchaseProps) {
  const address = useAddress();
  const words = pricingWords(useLocale());
  const isVisitor = useSession()?.person === null;
  const { state } = useNavigation();
  const { plans, paymentTypes } = offer;
  const chosen = plans.find(({ active }) => active) ?? plans[0] ?? null;

  if (chosen === null) {
    return <p className="mt-10 text-lead">{words.noPlans}</p>;
  }

  return (
    <Form
      method="post"
      action={address('/pay-fwd')}
      className="group/plans mt-10"
      onSubmit={({ currentTarget }) => isVisitor && keepOrder(address('/pay-fwd'), currentTarget)}
    >
      <FormToken />
      <input type="hidden" name="currency" value={offer.currency} />
      <input type="hidden" name="trial" value={offer.trialUsed || offer.startsAt !== null ? '0' : '1'} />
      <input type="hidden" name="next" value={next} />
      {/* Another address may have another plan chosen. */}
      <PlanCards key={chosen.id} plans={plans} rate={offer.exchangeRate} chosen={chosen.id} />
      {offer.trialUsed && offer.startsAt === null && (
        <p className="mt-4 text-caption text-ink-soft">{words.trialUsed}</p>
      )}
      <div className="mt-6 grid items-start gap-x-3 gap-y-6 lg:grid-cols-3">
        {paymentTypes.length === 0 ? (
          <div className="rounded-[14px] bg-well px-5 py-4">
            <p className="font-medium">{words.none}</p>
            <p className="mt-1 text-caption text-ink-soft">{words.noneHint}</p>
          </div>
        ) : (
          <div>
            <PaymentChoice types={paymentTypes} />
            <Button type="submit" look="primary" size="big" className="w-full" disabled={state !== 'idle'}>
              <WithChoice plans={plans}>{(plan) => <ActionLabel plan={plan} />}</WithChoice>
            </Button>
          </div>
        )}
        <div className="grid max-w-2xl gap-2 text-caption text-ink-soft lg:col-span-2 lg:pl-5">
          <p>
            <WithChoice plans={plans}>
              {(plan) => <Charge plan={plan} now={now} startsAt={offer.startsAt} />}
            </WithChoice>
          </p>
          <Conditions />
        </div>
      </div>
    </Form>
  );
}

/** Stores the order of the form: the visitor logs in, and need not press its button again. */
function keepOrder(page: string, form: HTMLFormElement): void {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const [plan, currency, pay] = [text('plan'), text('currency'), text('pay')];

  keepWantedOrder(page + orderQuery({ plan, currency, pay, trial: text('trial'), next: text('next') }));
}

function ActionLabel({ plan }: { readonly plan: Plan }) {
  const locale = useLocale();
  const { action } = pricingWords(locale);

  if (plan.trialDay > 0) {
    return action.trial;
  }

  return plan.productType === 'FOREVER'
    ? fill(action.forever, { price: formatMoney(locale, plan.regularPrice, plan.currency) })
    : action.pay;
}
