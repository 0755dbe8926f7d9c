import type { ProductType } from '@octavo/contract/billing';
import type { Plan } from '@octavo/domain/billing/plans';
import type { ReactNode } from 'react';

/**
 * Hides what belongs to a plan as long as another one is chosen in the form, which is a group called `plans`. By style
 * alone, so that without script, too, nobody reads the terms of a plan they did not choose.
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

/** Something for each plan, of which that of the chosen one is shown. */
export function WithChoice({ plans, children }: WithChoiceProps) {
  return plans.map((plan) => (
    <span key={plan.id} className={unlessChosen[plan.productType]}>
      {children(plan)}
    </span>
  ));
}
