import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { useMoment } from '../shell/use-moment.ts';
import type { Owned } from './owned.server.ts';

interface OwnedNoteProps {
  readonly owned: Owned;
  /** Date on which a plan ordered now begins; null for immediately, and when none can be ordered. */
  readonly startsAt: string | null;
}

/** Shows the plan that the user already has, with a link to change it. */
export function OwnedNote({ owned: { plan, isGift, until }, startsAt }: OwnedNoteProps) {
  const address = useAddress();
  const moment = useMoment();
  const words = pricingWords(useLocale());
  const lasting = until === null ? words.owned.once : words.owned.plan;
  const paid = fill(startsAt === null ? lasting : words.owned.before, {
    plan: plan?.name ?? 'Pro',
    date: startsAt === null ? '' : moment(startsAt),
  });
  const given =
    until === null ? words.owned.forGood : fill(words.owned.gift, { date: moment(until, { time: true }) });

  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      <p className="max-w-2xl text-lead">{isGift ? given : paid}</p>
      <Link to={address('/account')} className={buttonClass()}>
        {words.manage}
      </Link>
    </div>
  );
}
