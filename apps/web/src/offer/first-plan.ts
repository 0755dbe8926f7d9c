import type { Plan } from '@octavo/domain/billing/plans';

/** Plan for a user who was promised that the first days are free: the cheapest one with a trial, else the default. */
export function firstPlan(plans: readonly Plan[]): Plan | null {
  const [cheapest] = plans
    .filter(({ trialDay }) => trialDay > 0)
    .toSorted((one, other) => Number(one.regularPrice) - Number(other.regularPrice));

  return cheapest ?? plans.find(({ active }) => active) ?? plans[0] ?? null;
}
