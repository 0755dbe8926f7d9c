import type { SubscriptionRead, SubscriptionView } from '@octavo/contract/billing';
import { minorUnits, moneyText } from '@octavo/domain/billing/money';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../shell/use-locale.ts';
import { usePaymentWords } from './use-payment-words.ts';

interface PendingRefundProps {
  readonly payments: SubscriptionView['payments'];
  readonly refunds: SubscriptionRead['refunds'];
}

/** The latest refund request: its amount, its payments and what follows. */
export function PendingRefund({ payments, refunds }: PendingRefundProps) {
  const locale = useLocale();
  const wordsOf = usePaymentWords(payments);
  const last = refunds.findLast(({ partOf, state }) => partOf === null && state === 'asked');
  const asked = refunds.filter(({ id, partOf }) => id === last?.id || partOf === last?.id);
  const ids = asked.map(({ payment }) => payment);
  const amounts = payments.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount);
  const [first] = amounts;

  if (last === undefined || first === undefined) {
    return null;
  }

  const minor = amounts.reduce((sum, { value }) => sum + minorUnits(value), 0);

  return (
    <span className="mt-1 block">
      {fill(accountWords(locale).payments.askedFor, {
        amount: formatMoney(locale, moneyText(minor), first.currency_code),
        payments: wordsOf(ids),
      })}
    </span>
  );
}
