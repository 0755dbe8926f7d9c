import * as z from 'zod';
import type { PayPalClient } from './client.ts';

const saleShown = z.object({ billing_agreement_id: z.string().optional() });

/** Subscription that a payment was for; null for a plan that is paid once. */
export async function paidBy(paypal: PayPalClient, sale: string): Promise<string | null> {
  const found = await paypal.get('a payment', `/v1/payments/sale/${encodeURIComponent(sale)}`, saleShown);

  return found?.billing_agreement_id ?? null;
}
