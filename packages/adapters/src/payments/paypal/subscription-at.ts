import * as z from 'zod';
import { amount, time } from './amounts.ts';
import { startsLater } from './custom-id.ts';

export const subscriptionPath = (reference: string) =>
  `/v1/billing/subscriptions/${encodeURIComponent(reference)}`;

const billing = z
  .object({
    cycle_executions: z
      .array(z.object({ tenure_type: z.string(), cycles_completed: z.int().default(0) }))
      .default([]),
    last_payment: z.object({ amount, time }).optional(),
    next_billing_time: time.optional(),
    failed_payments_count: z.int().default(0),
  })
  .transform(({ cycle_executions, ...rest }) => ({
    ...rest,
    hasTrial: cycle_executions.some(({ tenure_type }) => tenure_type === 'TRIAL'),
  }));

/** A subscription of PayPal's API, with the fields that are read. */
export const subscriptionAt = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  plan_id: z.string(),
  start_time: time,
  create_time: time.optional(),
  status_update_time: time.optional(),
  billing_info: billing.optional(),
});
export type SubscriptionAt = z.infer<typeof subscriptionAt>;

/** True when a trial or a paid period has begun. An active subscription may still wait for its money. */
export function hasCome({ status, custom_id, billing_info }: SubscriptionAt): boolean {
  // With a deferred start the consent is enough: until the first charge the earlier payment counts.
  const isAgreed = startsLater(custom_id) && !waitsForConsent({ status });

  return isAgreed || billing_info?.last_payment !== undefined || billing_info?.hasTrial === true;
}

/** True while the user has not consented, or it is not activated: nothing is sold yet. */
export function waitsForConsent({ status }: Pick<SubscriptionAt, 'status'>): boolean {
  return status === 'APPROVAL_PENDING' || status === 'APPROVED';
}

const unit = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']);

/** A plan of PayPal's API. */
export const planShown = z.object({
  billing_cycles: z.array(
    z.object({
      tenure_type: z.enum(['TRIAL', 'REGULAR']),
      frequency: z.object({ interval_unit: unit, interval_count: z.int().default(1) }),
      pricing_scheme: z.object({ fixed_price: amount }).optional(),
    }),
  ),
});
export type PlanShown = z.infer<typeof planShown>;

/** Payments of a subscription in PayPal's API. */
export const transactionsShown = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time,
        amount_with_breakdown: z.object({ gross_amount: amount }),
      }),
    )
    .default([]),
});
export type TransactionShown = z.infer<typeof transactionsShown>['transactions'][number];
