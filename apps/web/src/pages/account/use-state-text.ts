import { graceSeconds, trialDays } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';

/** Account status in a sentence; null when the facts below already say everything. */
export function useStateText(page: AccountPage): string | null {
  const { account, subscription, status, product, hasPro, hasAssistantPlan } = page;
  const moment = useMoment();
  const words = accountWords(useLocale()).plan.state;
  const isPro = subscription === null || subscription.product === 'pro';
  const paidUntil = subscription?.paidUntil ?? null;

  const mayComeBack = subscription?.overSince === null && subscription.state !== 'pending';

  if (mayComeBack && status === 'expired') {
    return fill(subscription.isDisputed ? words.disputed : words.unpaid, { product });
  }

  if ((hasPro || hasAssistantPlan) && subscription?.provider === 'grant') {
    return paidUntil === null
      ? fill(isPro ? words.giftForGood : words.partForGood, { product })
      : fill(words.gift, { product, date: moment(paidUntil, { time: true }) });
  }

  switch (status) {
    case 'trial':
      return account.trialEndsAt === null
        ? null
        : fill(words.trial, { date: moment(account.trialEndsAt, { time: true }) });
    case 'cancelled':
      return subscription?.renews === true || paidUntil === null
        ? words.lastCharge
        : fill(words.cancelled, { product, date: moment(paidUntil, { time: true }) });
    case 'past-due':
      return paidUntil === null
        ? null
        : fill(words.pastDue, {
            product,
            date: moment(new Date(new Date(paidUntil).getTime() + graceSeconds * 1000)),
          });
    case 'plan-trial':
    case 'pro':
      return isPro || hasPro ? null : words.assistant;
    case 'trial-over':
      return account.trialEndsAt === null
        ? fill(words.trialUsed, { days: trialDays })
        : fill(words.trialOver, { date: moment(account.trialEndsAt, { time: true }) });
    default:
      return words.free;
  }
}
