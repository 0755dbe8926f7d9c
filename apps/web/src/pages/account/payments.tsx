import type { SubscriptionRead, SubscriptionView } from '@octavo/contract/billing';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import { RefundForm } from './refund-form.tsx';
import { Section } from './section.tsx';

interface PaymentsProps {
  readonly subscription: SubscriptionView;
  readonly refunds: SubscriptionRead['refunds'];
  /** Name of the plan of the refundable payment; null when it is not known. */
  readonly paidPlan: string | null;
  /** Product that a refund ends. */
  readonly product: string;
}

export function Payments({ subscription, refunds, paidPlan, product }: PaymentsProps) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).payments;
  const { payments, refundOffer } = subscription;
  // A refused refund may have been requested again: the last request counts.
  const refundOf = (id: string) => refunds.findLast(({ payment }) => payment === id);

  return (
    <Section id="payments" title={words.heading}>
      <table className="w-full text-left">
        <thead className="text-caption text-ink-soft">
          <tr className="border-b border-edge/50">
            {[words.date, words.amount, words.state].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, at, amount, state }) => {
            const asked = refundOf(id);
            // Refunded in another way after the request was refused.
            const refund = state === 'refunded' && asked?.state === 'refused' ? undefined : asked;

            return (
              <tr key={id} className="border-b border-rule">
                <td className="py-2.5 pr-4">{moment(at)}</td>
                <td className="py-2.5 pr-4 tabular-nums">
                  {formatMoney(locale, amount.value, amount.currency_code)}
                </td>
                <td className="py-2.5">
                  {refund === undefined ? words.states[state] : words.refundStates[refund.state]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {refundOffer !== null && (
        <RefundForm
          refundOffer={refundOffer}
          plan={paidPlan}
          product={product}
          endsPlan={subscription.overSince === null}
          payments={payments}
        />
      )}
    </Section>
  );
}
