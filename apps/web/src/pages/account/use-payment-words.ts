import type { SubscriptionView } from '@octavo/contract/billing';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';

type ShownPayments = SubscriptionView['payments'];

/**
 * Returns a function that lists payments in one line, in the order of their ids: `€40.01 paid on 31 January
 * 2027, €19.99 paid on …`.
 */
export function usePaymentWords(payments: ShownPayments): (ids: readonly string[]) => string {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).payments;

  return (ids) =>
    ids
      .flatMap((id) => payments.filter((payment) => payment.id === id))
      .map(({ amount, at }) =>
        fill(words.onePayment, {
          amount: formatMoney(locale, amount.value, amount.currency_code),
          date: moment(at),
        }),
      )
      .join(', ');
}
