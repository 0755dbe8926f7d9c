import { billingCycle, currencies, planProduct } from '@octavo/contract/billing';
import type { PlanBook } from '@octavo/domain/billing/plan-book';
import * as z from 'zod';
import { WrongConfig } from '../system/cannot-start.ts';

const pricedCycle = billingCycle.extend({
  pricing_scheme: z.strictObject({
    fixed_price: z.partialRecord(
      z.enum(currencies),
      z.string().regex(/^\d{1,6}\.\d{2}$/, 'must be a price such as 8.99'),
    ),
  }),
});

/** Plans as an operator writes them: like those of the API, with one price for each currency. */
const planFile = z.strictObject({
  currencies: z.array(z.enum(currencies)).min(1),
  exchangeRate: z.number().positive(),
  plans: z.array(
    planProduct.extend({ isOffered: z.boolean(), billing_cycles: z.array(pricedCycle) }).strict(),
  ),
});
type PlanFile = z.infer<typeof planFile>;
type PlanEntry = PlanFile['plans'][number];

/** @throws WrongConfig that names every part of the file which cannot be used. */
export function parsePlans(text: string): PlanBook {
  const parsed = planFile.safeParse(valueOf(text));

  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new WrongConfig(`invalid plans\n  ${wrong.join('\n  ')}`);
  }

  const file = parsed.data;
  const wrong = [...doubles(file), ...file.plans.flatMap((plan) => faultsOf(plan, file))];

  if (wrong.length > 0) {
    throw new WrongConfig(`invalid plans\n  ${wrong.join('\n  ')}`);
  }

  return {
    currencies: file.currencies,
    exchangeRate: file.exchangeRate,
    plans: file.plans.map((plan) => pricedPlan(plan, file)),
  };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongConfig(`invalid plans\n  not valid JSON: ${String(cause)}`, { cause });
  }
}

function doubles({ plans }: PlanFile): string[] {
  const ids = plans.map(({ id }) => id);

  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id}: this id is used twice`);
}

function faultsOf({ id, billing_cycles }: PlanEntry, { currencies: wanted }: PlanFile): string[] {
  const regular = billing_cycles.filter(({ tenure_type }) => tenure_type === 'REGULAR');
  const trials = billing_cycles.filter(({ tenure_type }) => tenure_type === 'TRIAL');
  const isForEver = regular.some(({ frequency }) => frequency.interval_unit === 'FOREVER');
  const unpriced = wanted.filter((currency) =>
    billing_cycles.some(({ pricing_scheme }) => pricing_scheme.fixed_price[currency] === undefined),
  );

  return [
    ...(regular.length === 1 ? [] : [`${id}: a plan must have one REGULAR cycle`]),
    ...(trials.length <= 1 ? [] : [`${id}: a plan can have at most one TRIAL cycle`]),
    ...(trials.some(({ frequency }) => frequency.interval_unit !== 'DAY')
      ? [`${id}: the length of a trial must be given in days`]
      : []),
    ...(regular.some(({ frequency }) => frequency.interval_unit === 'DAY')
      ? [`${id}: a plan must last months, years or forever`]
      : []),
    ...(isForEver && trials.length > 0 ? [`${id}: a plan that is paid once cannot have a trial`] : []),
    ...unpriced.map((currency) => `${id}: the price in ${currency} is missing`),
  ];
}

function pricedPlan({ id, isOffered, businessType, billing_cycles }: PlanEntry, file: PlanFile) {
  const products = file.currencies.map((currency) => ({
    id,
    businessType,
    billing_cycles: billing_cycles.map(({ pricing_scheme, ...cycle }) => ({
      ...cycle,
      pricing_scheme: {
        fixed_price: { value: pricing_scheme.fixed_price[currency] ?? '', currency_code: currency },
      },
    })),
  }));

  return { id, isOffered, products };
}
