import type { RefundOfferView, SubscriptionView } from '@octavo/contract/billing';
import { refundDays, withdrawalDays } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { usePaymentWords } from './use-payment-words.ts';
import { useRefusal } from './use-refusal.ts';

interface RefundFormProps {
  readonly refundOffer: RefundOfferView;
  /** Name of the paid plan; null when it is not known. */
  readonly plan: string | null;
  /** Product that the user loses. */
  readonly product: string;
  /** False when the plan is already over. */
  readonly endsPlan: boolean;
  readonly payments: SubscriptionView['payments'];
}

/** Form to request a refund; shows which payment is refunded and that the plan ends with it. */
export function RefundForm({ refundOffer, plan, product, endsPlan, payments }: RefundFormProps) {
  const locale = useLocale();
  const words = accountWords(locale).payments;
  const refusal = useRefusal('refund');
  const { payment, ways } = refundOffer;
  const labels = {
    problem: fill(words.problem, { days: refundDays }),
    withdrawal: fill(words.withdrawal, { days: withdrawalDays }),
  };

  return (
    <details open={refusal !== null} className="mt-4">
      <summary className="text-lapis underline underline-offset-3">{words.ask}</summary>
      <AccountActionForm name="refund" className="mt-3 grid gap-4 rounded-lg bg-well px-4 py-4">
        <p>
          {plan !== null && `${fill(words.whatFor, { plan })} `}
          {endsPlan && fill(words.whatEnds, { product })}
        </p>
        <input type="hidden" name="payment" value={payment} />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-medium">{words.reason}</legend>
          {ways.map((way, index) => (
            <div key={way.reason}>
              <label className="flex gap-2.5">
                <input
                  type="radio"
                  name="reason"
                  value={way.reason}
                  defaultChecked={index === 0}
                  aria-describedby={`back-${way.reason}`}
                  className="mt-1 size-4 shrink-0 accent-lapis"
                />
                {labels[way.reason]}
              </label>
              <Way way={way} payments={payments} />
            </div>
          ))}
        </fieldset>
        <label>
          <span className="mb-1.5 block font-medium">{words.text}</span>
          <textarea
            name="text"
            rows={4}
            maxLength={5000}
            className="w-full rounded-lg border border-edge/70 bg-sheet px-3 py-2"
          />
        </label>
        <p>
          <Button type="submit">{words.send}</Button>
        </p>
      </AccountActionForm>
    </details>
  );
}

interface WayProps {
  readonly way: RefundOfferView['ways'][number];
  readonly payments: SubscriptionView['payments'];
}

/** Amount and deadline of the refund for one of the reasons. */
function Way({ way, payments }: WayProps) {
  const locale = useLocale();
  const moment = useMoment();
  const wordsOf = usePaymentWords(payments);
  const words = accountWords(locale).payments;
  const amount = formatMoney(locale, way.amount.value, way.amount.currency_code);
  const until = moment(way.until);
  const first = payments.find(({ id }) => id === way.payments[0]);

  return (
    <p id={`back-${way.reason}`} className="mt-0.5 pl-6.5 text-caption text-ink-soft">
      {way.payments.length > 1
        ? fill(words.backTogether, { amount, payments: wordsOf(way.payments), until })
        : fill(words.back, { amount, date: first === undefined ? '' : moment(first.at), until })}
    </p>
  );
}
