import type { BusinessType } from '@octavo/contract/billing';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { useMoment } from '../shell/use-moment.ts';
import { mayOrder } from './may-order.ts';
import type { Owned } from './owned.server.ts';

interface OwnedNoteProps {
  readonly owned: Owned;
  /** Product that the page offers. */
  readonly product: BusinessType;
  /** Date on which a plan ordered now begins; null for immediately, and when none can be ordered. */
  readonly startsAt: string | null;
}

/** Shows the plan that the user already has, with a link to change it. */
export function OwnedNote({ owned, product, startsAt }: OwnedNoteProps) {
  const address = useAddress();
  const moment = useMoment();
  const words = pricingWords(useLocale());
  const { plan, label, isGift, until } = owned;
  const given =
    until === null
      ? fill(words.owned[owned.product === 'pro' ? 'forGood' : 'partForGood'], { product: label })
      : fill(words.owned.gift, { product: label, date: moment(until, { time: true }) });
  const paid = fill(words.owned[kindOf(owned, product, startsAt)], {
    plan: plan?.name ?? label,
    date: startsAt === null ? '' : moment(startsAt),
  });

  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      <p className="max-w-2xl text-lead">{isGift ? given : paid}</p>
      <Link to={address('/account')} className={buttonClass()}>
        {words.manage}
      </Link>
    </div>
  );
}

/** Sentence about a paid plan, beside the offer of a product. */
function kindOf(owned: Owned, product: BusinessType, startsAt: string | null) {
  if (startsAt !== null && mayOrder(owned, product, startsAt)) {
    return 'before';
  }

  if (owned.product === 'pro' && product !== 'pro') {
    return 'included';
  }

  if (owned.product !== 'pro' && product === 'pro') {
    return 'upgrade';
  }

  return owned.until === null ? 'once' : 'plan';
}
