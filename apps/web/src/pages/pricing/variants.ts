import type { ProductType } from '@octavo/contract/billing';
import type { Plan } from '@octavo/domain/billing/plans';
import type { BroadcastName } from '../../session/channel.ts';

/** A pricing page says the same to everybody; what differs is the order of the plans and which is chosen at first. */
interface Variant {
  readonly name: 'payDefault' | 'payQ' | 'payM';
  readonly order: readonly ProductType[];
  /** Null leaves it to the usual choice. */
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

/** The plan somebody chose before stands chosen instead of the usual one; one that is not sold changes nothing. */
export function choose(plans: readonly Plan[], wanted: string | null): readonly Plan[] {
  return plans.some(({ id }) => id === wanted)
    ? plans.map((plan) => ({ ...plan, active: plan.id === wanted }))
    : plans;
}
