import type { ProductType } from '@octavo/contract/billing';
import type { Plan } from '@octavo/domain/billing/plans';
import type { BroadcastName } from '../session/channel.ts';

/**
 * Variant of the pricing page: the content is the same for all users; only the order of the plans and the
 * preselected plan differ.
 */
interface Variant {
  readonly name: 'payDefault' | 'payQ' | 'payM';
  readonly order: readonly ProductType[];
  /** Null keeps the default selection. */
  readonly chosen: ProductType | null;
}

const variants: Readonly<Record<BroadcastName, Variant>> = {
  octavo: { name: 'payDefault', order: ['MONTH', 'QUARTERLY', 'YEAR', 'FOREVER'], chosen: null },
  landingQ: { name: 'payQ', order: ['QUARTERLY', 'YEAR', 'MONTH', 'FOREVER'], chosen: 'QUARTERLY' },
  landingM: { name: 'payM', order: ['MONTH', 'YEAR', 'QUARTERLY', 'FOREVER'], chosen: 'MONTH' },
};

export function variantOf(channel: BroadcastName): Variant {
  return variants[channel];
}

export function arrange(plans: readonly Plan[], { order }: Pick<Variant, 'order'>): Plan[] {
  return plans.toSorted((one, other) => order.indexOf(one.productType) - order.indexOf(other.productType));
}

/**
 * Selects the plan that the user chose before instead of the default; a plan that is not sold changes
 * nothing.
 */
export function preselect(plans: readonly Plan[], wanted: string | null): readonly Plan[] {
  return plans.some(({ id }) => id === wanted)
    ? plans.map((plan) => ({ ...plan, active: plan.id === wanted }))
    : plans;
}
