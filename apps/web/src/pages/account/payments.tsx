import type { SubscriptionRead, SubscriptionView } from '@octavo/contract/billing';
import { moneyBackDays, withdrawalDays } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import { Section } from './section.tsx';
import { useRefusal } from './use-refusal.ts';
import { WishForm } from './wish-form.tsx';

interface PaymentsProps {
  readonly subscription: SubscriptionView;
  readonly refunds: SubscriptionRead['refunds'];
}

export function Payments({ subscription, refunds }: PaymentsProps) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).payments;
  const { payments, refundableUntil } = subscription;
  const refundOf = (id: string) => refunds.find(({ payment }) => payment === id);
  const refundable = payments.find(({ id, state }) => state === 'paid' && refundOf(id) === undefined);

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
            const refund = refundOf(id);

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
      {refundable !== undefined && refundableUntil !== null && (
        <Refund payment={refundable.id} until={refundableUntil} />
      )}
    </Section>
  );
}

function Refund({ payment, until }: { readonly payment: string; readonly until: string }) {
  const moment = useMoment();
  const words = accountWords(useLocale()).payments;
  const refusal = useRefusal('refund');
  const reasons = [
    ['problem', fill(words.problem, { days: moneyBackDays })],
    ['withdrawal', fill(words.withdrawal, { days: withdrawalDays })],
  ] as const;

  return (
    <details open={refusal !== null} className="mt-4">
      <summary className="text-lapis underline underline-offset-3">{words.ask}</summary>
      <WishForm wish="refund" className="mt-3 grid gap-4 rounded-lg bg-well px-4 py-4">
        <p className="text-caption text-ink-soft">{fill(words.until, { date: moment(until) })}</p>
        <input type="hidden" name="payment" value={payment} />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium">{words.reason}</legend>
          {reasons.map(([value, label], index) => (
            <label key={value} className="flex gap-2.5">
              <input
                type="radio"
                name="reason"
                value={value}
                defaultChecked={index === 0}
                className="mt-1 size-4 shrink-0 accent-lapis"
              />
              {label}
            </label>
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
      </WishForm>
    </details>
  );
}
