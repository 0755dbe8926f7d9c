import type { BusinessType } from '@octavo/contract/billing';
import type { Owned } from './owned.server.ts';

/**
 * True when a plan of a product can be ordered beside the one the user has, beginning now or at `startsAt`. Gifts do
 * not prevent the purchase of more than they give; a paid plan is changed on the account page. After Pro, a smaller
 * product begins only once Pro is cancelled.
 */
export function mayOrder(
  owned: Pick<Owned, 'product' | 'isGift' | 'renews' | 'until'> | null,
  product: BusinessType,
  startsAt: string | null,
): boolean {
  if (owned === null) {
    return true;
  }

  const isMore = product === 'pro' && owned.product !== 'pro';
  const isLess = product !== 'pro' && owned.product === 'pro';

  if (owned.isGift) {
    return isMore || (!isLess && owned.until !== null);
  }

  return startsAt !== null && !(isLess && owned.renews);
}
