import { createHash } from 'node:crypto';
import type { BillingCycle, PlanProduct } from '@octavo/contract/billing';
import { regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import * as z from 'zod';
import type { PayPalClient } from './client.ts';

/** Failed renewals after which PayPal gives up; it retries every five days. */
const failuresAllowed = 3;

const made = z.object({ id: z.string() });

/**
 * Access to plans at PayPal, which are created on their first order. `account` identifies the PayPal account,
 * because each has its own plans.
 */
export interface PayPalPlans {
  readonly paypal: PayPalClient;
  readonly notes: ProviderNotes;
  readonly account: string;
}

/** PayPal's id of a plan. With another price, period or trial it is another plan. */
export async function planAt({ paypal, notes, account }: PayPalPlans, plan: PlanProduct, planName: string) {
  const cycles = billingCycles(plan);
  const mark = markOf([account, plan.id, cycles]);
  const known = await notes.find('paypal', `plan:${mark}`);

  if (known !== null) {
    return known;
  }

  const product_id = await productAt({ paypal, notes, account }, plan.businessType);
  const { id } = await paypal.post(
    'making a plan',
    {
      path: '/v1/billing/plans',
      requestId: `plan-${mark}`,
      body: JSON.stringify({
        product_id,
        name: planName,
        status: 'ACTIVE',
        billing_cycles: cycles,
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: failuresAllowed },
      }),
    },
    made,
  );

  return notes.keep('paypal', `plan:${mark}`, id);
}

async function productAt({ paypal, notes, account }: PayPalPlans, businessType: string): Promise<string> {
  const mark = markOf([account, businessType]);
  const known = await notes.find('paypal', `product:${mark}`);

  if (known !== null) {
    return known;
  }

  const { id } = await paypal.post(
    'making a product',
    {
      path: '/v1/catalogs/products',
      requestId: `sold-${mark}`,
      body: JSON.stringify({ name: `Octavo ${businessType}`, type: 'SERVICE', category: 'SOFTWARE' }),
    },
    made,
  );

  return notes.keep('paypal', `product:${mark}`, id);
}

/** Billing cycles in PayPal's format: a trial runs once, the regular cycle until it is cancelled. */
function billingCycles(plan: PlanProduct) {
  const trial = trialCycle(plan);
  const regular = regularCycle(plan);

  return trial === null ? [cycleAt(regular, 1, 0)] : [cycleAt(trial, 1, 1), cycleAt(regular, 2, 0)];
}

function cycleAt(
  { tenure_type, frequency, pricing_scheme }: BillingCycle,
  sequence: number,
  total_cycles: number,
) {
  return { tenure_type, sequence, total_cycles, frequency, pricing_scheme };
}

function markOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
