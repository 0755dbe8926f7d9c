import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import * as z from 'zod';
import type { PayPalClient } from './client.ts';

/**
 * Dependencies for reading disputes: PayPal's payments do not show them, so messages about disputes are
 * noted.
 */
export interface Disputes {
  readonly paypal: PayPalClient;
  readonly notes: ProviderNotes;
}

export const disputesPath = '/v1/customer/disputes';

const disputedKey = (payment: string) => `disputed:${payment}`;
const reversedKey = (payment: string) => `reversed:${payment}`;

/** Notes a dispute or reversal. From then on PayPal is asked if the money of the payment is with us. */
export async function noteDispute(
  notes: ProviderNotes,
  payment: string,
  kind: 'disputed' | 'reversed',
): Promise<void> {
  await notes.keep('paypal', (kind === 'reversed' ? reversedKey : disputedKey)(payment), 'true');
}

const listed = z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]) });
const shown = z.object({
  status: z.string(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** Outcomes of disputes that leave the money with us. */
const won = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED', 'RESOLVED_WITH_PAYOUT'];

/** The payments, with those marked as disputed whose money was taken back. */
export function withDisputes(
  disputes: Disputes,
  payments: readonly PaymentSnapshot[],
): Promise<PaymentSnapshot[]> {
  return Promise.all(
    payments.map(async (payment) =>
      payment.state === 'paid' && (await isLost(disputes, payment.reference))
        ? { ...payment, state: 'disputed' as const }
        : payment,
    ),
  );
}

async function isLost({ paypal, notes }: Disputes, payment: string): Promise<boolean> {
  const isReversed = (await notes.find('paypal', reversedKey(payment))) !== null;

  if (!isReversed && (await notes.find('paypal', disputedKey(payment))) === null) {
    return false;
  }

  const query = new URLSearchParams({ disputed_transaction_id: payment });
  const found = await paypal.getIfAllowed('the disputes of a payment', `${disputesPath}?${query}`, listed);

  // The state of a dispute is unknown then, but a reversal of the money was reported.
  if (found === 'forbidden') {
    return isReversed;
  }

  const items = found?.items ?? [];
  const isWon = await Promise.all(items.map(({ dispute_id }) => wasWon(paypal, dispute_id)));

  // A bank may take money back without a dispute at PayPal.
  return items.length === 0 ? isReversed : isWon.includes(false);
}

async function wasWon(paypal: PayPalClient, id: string): Promise<boolean> {
  const path = `${disputesPath}/${encodeURIComponent(id)}`;
  const dispute = await paypal.get('a dispute', path, shown);

  return dispute?.status === 'RESOLVED' && won.includes(dispute.dispute_outcome?.outcome_code ?? '');
}
