import { graceSeconds, trialDays } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage } from './account.server.ts';

/** Account status in a sentence; null when the facts below already say everything. */
export function useStateText({ account, subscription, hasPro }: AccountPage): string | null {
  const moment = useMoment();
  const words = accountWords(useLocale()).plan.state;
  const paidUntil = subscription?.paidUntil ?? null;

  const mayComeBack = subscription?.overSince === null && subscription.state !== 'pending';

  if (mayComeBack && account.accountStatus === 'expired') {
    return subscription.isDisputed ? words.disputed : words.unpaid;
  }

  if (hasPro && subscription?.provider === 'grant') {
    return paidUntil === null
      ? words.giftForGood
      : fill(words.gift, { date: moment(paidUntil, { time: true }) });
  }

  switch (account.accountStatus) {
    case 'trial':
      return account.trialEndsAt === null
        ? null
        : fill(words.trial, { date: moment(account.trialEndsAt, { time: true }) });
    case 'cancelled':
      return subscription?.renews === true || paidUntil === null
        ? words.lastCharge
        : fill(words.cancelled, { date: moment(paidUntil, { time: true }) });
    case 'past-due':
      return paidUntil === null
        ? null
        : fill(words.pastDue, {
            date: moment(new Date(new Date(paidUntil).getTime() + graceSeconds * 1000)),
          });
    case 'plan-trial':
    case 'pro':
      return null;
    case 'trial-over':
      return account.trialEndsAt === null
        ? fill(words.trialUsed, { days: trialDays })
        : fill(words.trialOver, { date: moment(account.trialEndsAt, { time: true }) });
    default:
      return words.free;
  }
}
