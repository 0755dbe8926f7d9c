import type { ProductType } from '@octavo/contract/billing';
import type { Plan } from '@octavo/domain/billing/plans';
import type { ReactNode } from 'react';

/**
 * Hides the content of a plan while another plan is selected in the form, which is a group called `plans`. By
 * CSS alone, so that without script, too, users read only the terms of the plan they selected.
 */
const unlessChosen: Readonly<Record<ProductType, string>> = {
  MONTH: 'group-has-[[data-type=MONTH]:not(:checked)]/plans:hidden',
  QUARTERLY: 'group-has-[[data-type=QUARTERLY]:not(:checked)]/plans:hidden',
  YEAR: 'group-has-[[data-type=YEAR]:not(:checked)]/plans:hidden',
  FOREVER: 'group-has-[[data-type=FOREVER]:not(:checked)]/plans:hidden',
};

interface WithChoiceProps {
  readonly plans: readonly Plan[];
  readonly children: (plan: Plan) => ReactNode;
}

/** Renders its children for each plan and shows those of the selected plan. */
export function WithChoice({ plans, children }: WithChoiceProps) {
  return plans.map((plan) => (
    <span key={plan.id} className={unlessChosen[plan.productType]}>
      {children(plan)}
    </span>
  ));
}
