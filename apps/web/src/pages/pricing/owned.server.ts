import type { SubscriptionRead } from '@octavo/contract/billing';
import { processPlans } from '@octavo/domain/billing/plans';
import { planName } from '@octavo/i18n/plan-names';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, localeOfPage, sessionOf } from '../../session/session.server.ts';

/** What somebody has who has Pro already. */
export interface Owned {
  /** Id of the plan that runs, and what it is called; null where the operator's book does not know it any more. */
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly isGift: boolean;
  /** End of what was given or paid for; null for what is for good. */
  readonly until: string | null;
}

/** Null without Pro. */
export async function ownedBy(given: LoaderFunctionArgs): Promise<Owned | null> {
  if (!sessionOf(given).hasPro) {
    return null;
  }

  const { subscription } = await askApi<SubscriptionRead>(given, '/subscription');
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
