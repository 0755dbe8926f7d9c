import { processPlans } from '@octavo/domain/billing/plans';
import { planName } from '@octavo/i18n/plan-names';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, localeOfPage, sessionOf } from '../session/session.server.ts';

/** Plan or gift of a user who already has Pro. */
export interface Owned {
  /** Id and name of the running plan; null when the operator's price list no longer contains it. */
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly isGift: boolean;
  /** End of the gifted or paid period; null when it has no end. */
  readonly until: string | null;
}

/** Returns the plan or gift of the user; null without Pro. */
export async function ownedBy(given: LoaderFunctionArgs): Promise<Owned | null> {
  if (!sessionOf(given).hasPro) {
    return null;
  }

  const { subscription } = await askApi(given, '/subscription', {});
  const product = subscription?.before?.plan ?? subscription?.plan ?? null;
  const [plan] = product === null ? [] : processPlans([product]);

  return {
    plan:
      plan === undefined
        ? null
        : { id: plan.id, name: planName(localeOfPage(given.request), plan.businessType, plan.productType) },
    isGift: subscription?.provider === 'grant',
    until: subscription?.paidUntil ?? null,
  };
}
