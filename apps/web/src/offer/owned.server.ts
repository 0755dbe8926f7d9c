import type { BusinessType } from '@octavo/contract/billing';
import { processPlans } from '@octavo/domain/billing/plans';
import { planName, productLabel } from '@octavo/i18n/plan-names';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, localeOfPage, sessionOf } from '../session/session.server.ts';

/** Plan or gift that a user already has. */
export interface Owned {
  readonly product: BusinessType;
  /** Short name of the product. */
  readonly label: string;
  /** Id and name of the running plan; null when the operator's price list no longer contains it. */
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly isGift: boolean;
  /** True when it will be charged again, or another plan follows it. */
  readonly renews: boolean;
  /** End of the gifted or paid period; null when it has no end. */
  readonly until: string | null;
}

/** Returns the plan or gift of the user; null without one. */
export async function ownedBy(given: LoaderFunctionArgs): Promise<Owned | null> {
  const { hasPro, hasAssistantPlan } = sessionOf(given);

  if (!hasPro && !hasAssistantPlan) {
    return null;
  }

  const { subscription } = await askApi(given, '/subscription', {});
  const shown = subscription?.before?.plan ?? subscription?.plan ?? null;
  const [plan] = shown === null ? [] : processPlans([shown]);
  const product = subscription?.product ?? 'pro';
  const locale = localeOfPage(given.request);

  return {
    product,
    label: productLabel(locale, product),
    plan:
      plan === undefined
        ? null
        : { id: plan.id, name: planName(locale, plan.businessType, plan.productType) },
    isGift: subscription?.provider === 'grant',
    renews: subscription?.renews === true,
    until: subscription?.paidUntil ?? null,
  };
}
